import type { Sql } from "~/web/db.server";
import type { ExchangeRates } from "./exchange-rates";

/** Finds the current rates, or null if the company has set none. */
export async function findExchangeRates(sql: Sql): Promise<ExchangeRates | null> {
  const [row] = await sql<{ value: ExchangeRates }[]>`
    select value from settings
    where name = 'exchangeRates' and value ? 'date'
      and jsonb_typeof(value -> 'GEL') = 'number' and jsonb_typeof(value -> 'EUR') = 'number'`;
  return row?.value ?? null;
}
