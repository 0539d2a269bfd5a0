import { isDatabaseUnavailable, type Sql } from "~/db.server";
import { log } from "~/log.server";
import type { ExchangeRates } from "./exchange-rates";
import { findExchangeRates } from "./exchange-rates.queries.server";

/** The current rates; null if none are set or the database is unavailable. */
export async function loadExchangeRates(sql: Sql): Promise<ExchangeRates | null> {
  try {
    return await findExchangeRates(sql);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "the exchange rates could not be read: the database is unavailable");
    return null;
  }
}
