import { firstText } from "~/web/first-text";
import type { Sql } from "~/web/db.server";
import type { MainCurrency } from "~/catalog/pricing/money";
import { findPriceTable, savePrices } from "~/catalog/pricing/price-tables.queries.server";
import { VERSION_FIELD, type PricesAnswer } from "~/desk/prices/prices";
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
  const read = { version: readVersion(form), table: parsed.table };
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
  const read = { version: readVersion(form), table: parsed.codes };
  const isSaved = await savePrices(sql, "codes", read, actor);
  return isSaved ? null : { reason: "stale", errors: [], codes };
}

/** Reads the version in a form; −1, which no table has, for an invalid one. */
function readVersion(form: FormData): number {
  const text = firstText(form.get(VERSION_FIELD));
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

export async function findMainCurrency(sql: Sql): Promise<MainCurrency> {
  const [row] = await sql<[{ currency: MainCurrency }]>`select main_currency() as currency`;
  return row.currency;
}

/** Counts the bookings with each discount code, without cancelled ones. */
export async function countCodeUses(sql: Sql): Promise<Readonly<Record<string, number>>> {
  const rows = await sql<{ code: string; uses: number }[]>`
    select code, discount_uses(code)::integer as uses from discount_codes`;
  return Object.fromEntries(rows.map(({ code, uses }) => [code, uses]));
}
