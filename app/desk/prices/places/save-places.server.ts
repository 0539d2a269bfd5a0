import type { Sql } from "~/web/db.server";
import { VERSION_FIELD, type PricesAnswer } from "~/desk/prices/prices";
import { readVersion } from "~/desk/prices/read-version.server";
import { typedRows } from "~/desk/prices/typed-rows";
import { savePrices } from "~/catalog/pricing/price-tables.queries.server";
import { parsePlaces, PLACE_FIELDS } from "./place-rows";

/** Saves all places; returns why not, or null. */
export async function savePlaces(
  sql: Sql,
  form: FormData,
  actor: string,
): Promise<PricesAnswer | null> {
  const places = typedRows(form, PLACE_FIELDS);
  const parsed = parsePlaces(places);
  if (!parsed.ok) return { reason: "invalid", errors: parsed.errors, places };
  const read = { version: readVersion(form, VERSION_FIELD), table: parsed.places };
  const isSaved = await savePrices(sql, "places", read, actor);
  return isSaved ? null : { reason: "stale", errors: [], places };
}
