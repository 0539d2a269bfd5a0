import type { Sql } from "~/web/db.server";

/** Returns columns, separated by commas, of a table or alias. */
export function columnList(sql: Sql, columns: readonly string[], of?: string) {
  return columns.map((column, index) => {
    const name = of ? sql`${sql(of)}.${sql(column)}` : sql(column);
    return index === 0 ? sql`${name}` : sql`, ${name}`;
  });
}
