import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { ALL_MODELS } from "~/desk/fleet/fleet-query";
import { loadHistory } from "~/desk/fleet/history/load-history.server";
import { loadFleetList } from "~/desk/fleet/list/load-fleet-list.server";
import type { Model } from "~/catalog/fleet/models/model";
import { listVehicles } from "~/catalog/fleet/vehicles/vehicles.queries.server";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { findModelPictures, NO_PICTURES } from "./model-pictures.queries.server";

/** Loads the page of a model, or of a new one. */
export async function loadModelPage(sql: Sql, model: Model | null, now: Date) {
  const { date: today } = businessTime(now);
  const query = { ...ALL_MODELS, state: model?.archivedAt ? "archived" : "active" } as const;
  const [list, vehicles, pictures, prices, history] = await Promise.all([
    loadFleetList(sql, query, today),
    model ? listVehicles(sql, model.id) : [],
    model ? findModelPictures(sql, model.id) : NO_PICTURES,
    findPrices(sql),
    model ? loadHistory(sql, model.id) : [],
  ]);
  const preview = { pictures, plan: model?.ratePlan ?? null, prices };
  return { list, model, vehicles, preview, history, today };
}

export type ModelPageData = Awaited<ReturnType<typeof loadModelPage>>;
