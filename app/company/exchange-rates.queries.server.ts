import type { Sql } from "~/db.server";
import type { ExchangeRates } from "./exchange-rates";

/** The present rates, or null where the operator has set none. */
export async function findExchangeRates(sql: Sql): Promise<ExchangeRates | null> {
  const [row] = await sql<ExchangeRates[]>`
    select value ->> 'date' as date, (value -> 'GEL')::float8 as "GEL",
      (value -> 'EUR')::float8 as "EUR"
    from settings
    where name = 'exchangeRates' and value ? 'date'
      and jsonb_typeof(value -> 'GEL') = 'number' and jsonb_typeof(value -> 'EUR') = 'number'`;
  return row ?? null;
}

/** Sets the rates; kept pages show them from then on. */
export async function upsertExchangeRates(sql: Sql, rates: ExchangeRates) {
  await sql`
    insert into settings (name, value) values ('exchangeRates', ${sql.json(rates)})
    on conflict (name) do update set value = excluded.value`;
}

/** Whether there were rates to remove. */
export async function deleteExchangeRates(sql: Sql): Promise<boolean> {
  const { count } = await sql`delete from settings where name = 'exchangeRates'`;
  return count > 0;
}
