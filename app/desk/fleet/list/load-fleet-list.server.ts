import type { Sql } from "~/web/db.server";
import type { FleetQuery } from "~/desk/fleet/fleet-query";
import { photoOf } from "~/catalog/fleet/car-photos";
import type { ModelListing } from "~/catalog/fleet/models/model-listing";
import { listModels } from "~/catalog/fleet/models/list-models.queries.server";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { thumbnailPath } from "~/catalog/photos/pictures/photo-sources";
import { listShownPhotos } from "~/catalog/photos/photos.queries.server";
import { findModels, listModelColours } from "./listed-vehicles.queries.server";

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
    const photo = photoOf(photos.get(model.id) ?? [], "main");
    const image = photo ? thumbnailPath(photo) : model.image;
    return { ...model, image, colour: colours.get(model.id) ?? "" };
  });
  const archived = found.filter(({ archivedAt }) => archivedAt !== null).length;
  return { query, models, counts: { active: found.length - archived, archived } };
}

export type FleetListData = Awaited<ReturnType<typeof loadFleetList>>;
