import { data } from "react-router";
import { businessTime } from "~/web/calendar";
import { redirectWithFlash } from "~/desk/fleet/fleet-flash.server";
import { modelAddress } from "~/desk/fleet/fleet-query";
import { type FleetForm, type FleetSite, SEEN_FIELD } from "~/desk/fleet/fleet";
import { notFound } from "~/desk/fleet/model-id.server";
import type { Model } from "~/catalog/fleet/models/model";
import { archiveModel, openBookings } from "~/catalog/fleet/models/model-state.server";
import { firstText } from "~/web/first-text";
import { readId } from "~/web/id";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import type { Sql } from "~/web/db.server";

/** Archives a model whose open bookings staff have seen; with others, the page asks again. */
export async function archive(site: FleetSite, sent: FleetForm, model: Model) {
  const { form, request, staff, now } = sent;
  const seen = form.getAll(SEEN_FIELD).flatMap((id) => readId(firstText(id)) ?? []);
  const archiving = { id: model.id, actor: staff.username, today: businessTime(now).date, seen };
  const outcome = await archiveModel(site.sql, archiving);
  if (!outcome.ok && outcome.reason === "future-bookings") {
    return data({ added: true }, { status: 409, headers: PRIVATE_HEADERS });
  }
  if (!outcome.ok) throw notFound();
  return redirectWithFlash(modelAddress(model.id), {
    secret: site.secret,
    request,
    flash: { done: "archived", name: model.name },
  });
}

/** Loads a model with its bookings that are still to come. */
export async function loadArchivePage(sql: Sql, { id, name }: Model, now: Date) {
  const { date: today } = businessTime(now);
  const bookings = await openBookings(sql, { id, today });
  return { id, name, bookings };
}

export type ArchivePageData = Awaited<ReturnType<typeof loadArchivePage>>;
