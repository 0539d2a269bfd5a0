import type { Sql } from "~/web/db.server";
import type { CurrencyTable } from "./currency-table";
import type { MainPrices } from "./money";

type StoredTable = Omit<CurrencyTable, "main" | "claims"> & {
  /** Null if the prices are as specified. */
  main: MainPrices | null;
  /** Null if the claims are those of the example. */
  claims: CurrencyTable["claims"] | null;
};

/** Finds everything in the main currency, with the version that `saveCurrency` compares. */
export async function findCurrencyTable(sql: Sql) {
  const [row] = await sql<[{ version: number; table: StoredTable }]>`
    select version, currency_document() as table from fleet_version`;
  return row;
}

/** Replaces all prices. Returns false, without a change, if pages have changed since the version. */
export async function saveCurrency(
  sql: Sql,
  { version, table }: { version: number; table: CurrencyTable },
  actor: string,
): Promise<boolean> {
  const [row] = await sql<[{ saved: boolean }]>`
    select save_currency(${sql.json(table as never)}, ${version}, ${actor}) as saved`;
  return row.saved;
}
