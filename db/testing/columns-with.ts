import type { Sql } from "../connect";

/** Returns `table.column` of each column of the database that contains one of the texts, ignoring case. */
export async function columnsWith(sql: Sql, texts: readonly string[]): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'
      and data_type not in ('integer', 'bigint', 'smallint', 'boolean', 'numeric', 'date')`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    // oxlint-disable-next-line no-await-in-loop -- one pool.
    const rows = await sql`
      select from ${sql(table)}
      where exists (
        select from unnest(${[...texts]}::text[]) as wanted
        where position(lower(wanted) in lower(${sql(column)}::text)) > 0
      ) limit 1`;
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}
