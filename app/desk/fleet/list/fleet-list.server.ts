import type { Sql } from "~/web/db.server";
import { type FleetQuery, readFleetQuery, fleetAddress } from "~/desk/fleet/fleet-query";
import { mainPhotoOf } from "~/catalog/fleet/car-photos";
import type { ModelListing } from "~/catalog/fleet/models/model-listing";
import { listModels } from "~/catalog/fleet/models/list-models.queries.server";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { thumbnailPath } from "~/catalog/photos/pictures/photo-sources";
import { listShownPhotos } from "~/catalog/photos/photos.queries.server";
import { findModels, listModelColours, listDueVehicles } from "./listed-vehicles.queries.server";
import { businessTime } from "~/web/calendar";
import { SOON_DAYS } from "~/catalog/fleet/vehicles/expiry";
import { data } from "react-router";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { FLEET_INTENTS, type FleetForm, type FleetSite } from "~/desk/fleet/fleet";
import { reorderModels } from "~/catalog/fleet/models/model-order.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { readPositions, readSeen, typedPositions } from "./positions";

/**
 * Loads the models that match a search: those of one state are listed, and those of each state are counted.
 */
export async function loadFleetList(sql: Sql, query: FleetQuery, today: string) {
  const [all, matching, colours, photos] = await Promise.all([
    listModels(sql, today),
    findModels(sql, query.q),
    listModelColours(sql),
    listShownPhotos(sql, FALLBACK_LANGUAGE),
  ]);
  const found = all.filter(({ id }) => matching.has(id));
  const isShown = ({ archivedAt }: ModelListing) =>
    (archivedAt !== null) === (query.state === "archived");
  const models = found.filter(isShown).map((model) => {
    const photo = mainPhotoOf(photos.get(model.id) ?? []);
    const image = photo ? thumbnailPath(photo) : model.image;
    return { ...model, image, colour: colours.get(model.id) ?? "" };
  });
  const archived = found.filter(({ archivedAt }) => archivedAt !== null).length;
  return { query, models, counts: { active: found.length - archived, archived } };
}

export type FleetListData = Awaited<ReturnType<typeof loadFleetList>>;

/** The maximum number of listed vehicles. */
const MAX_DUE = 50;
const DAY_MS = 86_400_000;

/** Loads the page of the list: the models of its query, and the vehicles whose papers end soon. */
export async function loadFleetPage(sql: Sql, request: Request, now: Date) {
  const { date: today } = businessTime(now);
  const { date: until } = businessTime(new Date(now.getTime() + SOON_DAYS * DAY_MS));
  const query = readFleetQuery(new URL(request.url).searchParams);
  const [list, due] = await Promise.all([
    loadFleetList(sql, query, today),
    listDueVehicles(sql, { today, until, limit: MAX_DUE }),
  ]);
  return { list, due, today };
}

export type FleetPageData = Awaited<ReturnType<typeof loadFleetPage>>;

/** Handles the form of the list: saves the positions of all models, or of none. */
export async function answerFleetForm(site: FleetSite, { request, form, staff }: FleetForm) {
  if (form.get("intent") !== FLEET_INTENTS.order) return refuseOrderForm({ typed: null }, 400);
  const positions = readPositions(form);
  if (!positions) return refuseOrderForm({ typed: typedPositions(form) }, 422);
  const order = [...positions].map(([id, sortOrder]) => ({ id, sortOrder }));
  const change = { order, seen: readSeen(form), actor: staff.username };
  if (!(await reorderModels(site.sql, change))) {
    return refuseOrderForm({ typed: typedPositions(form), isStale: true }, 409);
  }
  return redirectWithFlash(fleetAddress(), {
    secret: site.secret,
    request,
    flash: { done: "ordered" },
  });
}

/**
 * The refused form of the list: `typed` is null if it was not understood. `isStale` says that the order has
 * changed since.
 */
export type OrderAnswer = { typed: Record<string, string> | null; isStale?: boolean };

function refuseOrderForm(answer: OrderAnswer, status: number) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}
