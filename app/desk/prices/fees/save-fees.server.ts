import type { Sql } from "~/web/db.server";
import {
  findMainCurrency,
  findPriceTable,
  savePrices,
} from "~/catalog/pricing/price-tables.queries.server";
import { readVersion, VERSION_FIELD, type PricesAnswer } from "~/desk/prices/prices";
import { parseCodes, typedCodes } from "./code-rows";
import { feeCells, parseFees, typedFees } from "./fee-tables";

/** Saves the fees and the counting of days; returns why not, or null. */
export async function saveFees(
  sql: Sql,
  form: FormData,
  actor: string,
): Promise<PricesAnswer | null> {
  const [{ table: places }, currency] = await Promise.all([
    findPriceTable(sql, "places"),
    findMainCurrency(sql),
  ]);
  const cells = feeCells(currency, places);
  const fees = typedFees(form, cells);
  const parsed = parseFees(cells, fees);
  if (!parsed.ok) return { reason: "invalid", errors: parsed.errors, fees };
  const read = { version: readVersion(form, VERSION_FIELD), table: parsed.table };
  const isSaved = await savePrices(sql, "fees", read, actor);
  return isSaved ? null : { reason: "stale", errors: [], fees };
}

/** Saves the discount codes; returns why not, or null. */
export async function saveCodes(
  sql: Sql,
  form: FormData,
  actor: string,
): Promise<PricesAnswer | null> {
  const codes = typedCodes(form);
  const parsed = parseCodes(codes);
  if (!parsed.ok) return { reason: "invalid", errors: parsed.errors, codes };
  const read = { version: readVersion(form, VERSION_FIELD), table: parsed.codes };
  const isSaved = await savePrices(sql, "codes", read, actor);
  return isSaved ? null : { reason: "stale", errors: [], codes };
}
