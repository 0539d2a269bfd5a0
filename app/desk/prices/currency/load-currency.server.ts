import { businessTime } from "~/web/calendar";
import { claimTexts, EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import type { Sql } from "~/web/db.server";
import { listModelNames } from "~/catalog/fleet/fleet.queries.server";
import { convertTable, type CurrencyTable } from "~/catalog/pricing/currency-table";
import { findCurrencyTable } from "~/catalog/pricing/currency-table.queries.server";
import { findExchangeRates } from "~/catalog/pricing/exchange-rates.queries.server";
import { MAIN_CURRENCIES, USD_PRICES, type MainCurrency } from "~/catalog/pricing/money";
import { currencyRows, isOldRate } from "./currency-rows";

export function readCurrency(text: string | null): MainCurrency | null {
  return MAIN_CURRENCIES.find((known) => known === text) ?? null;
}

/** Finds the prices now and in another currency; `converted` is null if no rate of exchange is set. */
export async function findConversion(sql: Sql, to: MainCurrency) {
  const [{ version, table: stored }, exchange] = await Promise.all([
    findCurrencyTable(sql),
    findExchangeRates(sql),
  ]);
  const table: CurrencyTable = {
    ...stored,
    main: stored.main ?? USD_PRICES,
    claims: stored.claims ?? claimTexts(EXAMPLE_CLAIMS),
  };
  return { version, table, exchange, converted: exchange && convertTable(table, to, exchange) };
}

/**
 * Loads the form that switches to a currency; null without one in the address, or if it is the main one.
 */
export async function loadCurrencyForm(sql: Sql, text: string | null) {
  const to = readCurrency(text);
  if (!to) return null;
  const [{ version, table, exchange, converted }, cars] = await Promise.all([
    findConversion(sql, to),
    listModelNames(sql),
  ]);
  if (table.main.currency === to) return null;
  const listed = new Set(cars.map(({ id }) => String(id)));
  return {
    to,
    from: table.main.currency,
    version,
    exchange,
    isOld: exchange !== null && isOldRate(exchange.date, businessTime(new Date()).date),
    rows: converted ? currencyRows(table, converted, listed) : [],
  };
}

export type CurrencyFormData = NonNullable<Awaited<ReturnType<typeof loadCurrencyForm>>>;
