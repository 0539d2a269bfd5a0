import type { Sql } from "~/web/db.server";
import type { MainCurrency } from "./money";
import type { PriceSubject, PriceTables } from "./price-tables";

export type VersionedTable<Table> = { version: number; table: Table };

/** Finds a price table with the version that `savePrices` compares. */
export async function findPriceTable<Subject extends PriceSubject>(
  sql: Sql,
  subject: Subject,
): Promise<VersionedTable<PriceTables[Subject]>> {
  const [row] = await sql<[VersionedTable<PriceTables[Subject]>]>`
    select version, price_document(subject) as table from price_versions where subject = ${subject}`;
  return row;
}

/** Replaces a price table. Returns false, without a change, if it has changed since the version. */
export async function savePrices<Subject extends PriceSubject>(
  sql: Sql,
  subject: Subject,
  { version, table }: VersionedTable<PriceTables[Subject]>,
  actor: string,
): Promise<boolean> {
  const [row] = await sql<[{ saved: boolean }]>`
    select save_prices(${subject}, ${sql.json(table)}, ${version}, ${actor}) as saved`;
  return row.saved;
}

/** Finds the currency of rates, extras and deposits. */
export async function findMainCurrency(sql: Sql): Promise<MainCurrency> {
  const [row] = await sql<[{ currency: MainCurrency }]>`select main_currency() as currency`;
  return row.currency;
}

export type PriceChange<Subject extends PriceSubject = PriceSubject> = {
  id: number;
  subject: Subject;
  actor: string;
  before: PriceTables[Subject];
  after: PriceTables[Subject];
  createdAt: Date;
  /** Whether nothing has changed the table since, so that the change can be undone. */
  isLast: boolean;
};

/** Lists the changes of price tables, newest first. */
export async function listPriceChanges(sql: Sql, limit: number): Promise<PriceChange[]> {
  return sql<PriceChange[]>`
    select id, subject, actor, before, after, created_at as "createdAt",
      id = version and (subject <> 'currency' or price_document(subject) = after) as "isLast"
    from price_changes join price_versions using (subject)
    order by id desc limit ${limit}`;
}

/**
 * Puts a table back to what it was before its last change. Returns false if another change followed. A
 * change of the currency can be undone while every price is as it left it.
 */
export async function undoPriceChange(sql: Sql, id: number, actor: string): Promise<boolean> {
  const [row] = await sql<{ saved: boolean }[]>`
    select case
      when subject <> 'currency' then save_prices(subject, before, id, ${actor})
      when price_document(subject) = after then
        save_currency(before, (select version from fleet_version), ${actor})
      else false
    end as saved
    from price_changes where id = ${id}`;
  return row?.saved ?? false;
}
