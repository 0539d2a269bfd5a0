import type { Sql } from "~/web/db.server";

/** Finds the id of the model on offer with a name, regardless of case; or null. */
export async function findModelNamed(sql: Sql, name: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    select id from cars where archived_at is null and lower(name) = lower(${name})`;
  return row?.id ?? null;
}
