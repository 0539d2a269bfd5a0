import type { Sql } from "~/web/db.server";
import { CURRENCY_FIELD, VERSION_FIELD, type PricesAnswer } from "~/desk/prices/prices";
import { readVersion } from "~/desk/prices/read-version.server";
import { saveCurrency } from "~/catalog/pricing/currency-table.queries.server";
import { firstText } from "~/web/first-text";
import { parseCurrency, priceField } from "./currency-rows";
import { findConversion, readCurrency } from "./load-currency.server";

/** Switches to another currency with the typed prices; returns why not, or null. */
export async function switchCurrency(
  sql: Sql,
  form: FormData,
  actor: string,
): Promise<PricesAnswer | null> {
  const to = readCurrency(firstText(form.get(CURRENCY_FIELD)));
  const currency = typedPrices(form);
  if (!to) return { reason: "stale", errors: [], currency };
  const { converted, table, version } = await findConversion(sql, to);
  const isCurrent = version === readVersion(form, VERSION_FIELD);
  if (!converted || !isCurrent || table.main.currency === to) {
    return { reason: "stale", errors: [], currency };
  }
  const parsed = parseCurrency(converted, currency);
  if (!parsed.ok) return { reason: "invalid", errors: parsed.errors, currency };
  const isSaved = await saveCurrency(sql, { version, table: parsed.table }, actor);
  return isSaved ? null : { reason: "stale", errors: [], currency };
}

/** The typed prices by their keys. */
function typedPrices(form: FormData): Record<string, string> {
  const prefix = priceField("");
  const entries = [...form].flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === "string"
      ? [[name.slice(prefix.length), value.trim()] as const]
      : [],
  );
  return Object.fromEntries(entries);
}
