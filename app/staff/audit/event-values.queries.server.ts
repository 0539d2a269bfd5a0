import type { Queries } from "#db/connect";

/** An event with its hashed values as JSON. */
export type EventValues = { id: number; values: string };

/** Lists the events above an id, in their order. `columns` are names that exist in the table. */
export function listEventValues(
  sql: Queries,
  log: string,
  { columns, above, upTo, limit }: EventRange,
) {
  return sql<EventValues[]>`
    select id, jsonb_build_array(${columns.map(
      (name, index) => sql`${index === 0 ? sql`` : sql`, `}${jsonOfColumn(sql, name)}`,
    )})::text as values
    from ${sql(log)}
    where ${above === null ? sql`true` : sql`id > ${above}`} and id <= ${upTo}
    order by id
    limit ${limit}`;
}

export type EventRange = {
  columns: readonly string[];
  /** The id above which events are listed; null lists them from the first on. */
  above: number | null;
  upTo: number;
  limit: number | null;
};

/** Selects a value as JSON. A time is selected in microseconds: its text in JSON depends on the session's time zone. */
function jsonOfColumn(sql: Queries, column: string) {
  if (column !== "created_at") return sql`to_jsonb(${sql(column)})`;
  return sql`to_jsonb((extract(epoch from created_at) * 1000000)::bigint)`;
}

/** Finds all columns of a log that exist in the database. */
export async function findColumns(sql: Queries, log: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select attname::text as name from pg_attribute
    where attrelid = to_regclass(quote_ident(${log}::text)) and attnum > 0 and not attisdropped`;
  return rows.map(({ name }) => name);
}
