import type { Sql } from "~/web/db.server";
import { VERSION_FIELD, type PricesAnswer } from "~/desk/prices/prices";
import { readVersion } from "~/desk/prices/read-version.server";
import { typedRows } from "~/desk/prices/typed-rows";
import { savePrices } from "~/catalog/pricing/price-tables.queries.server";
import { EXTRA_ROW_FIELDS, parseExtras } from "./extra-rows";

/** Saves all extras; returns why not, or null. */
export async function saveExtras(
  sql: Sql,
  form: FormData,
  actor: string,
): Promise<PricesAnswer | null> {
  const extras = typedRows(form, EXTRA_ROW_FIELDS);
  const parsed = parseExtras(extras);
  if (!parsed.ok) return { reason: "invalid", errors: parsed.errors, extras };
  const read = { version: readVersion(form, VERSION_FIELD), table: parsed.extras };
  const isSaved = await savePrices(sql, "extras", read, actor);
  return isSaved ? null : { reason: "stale", errors: [], extras };
}
