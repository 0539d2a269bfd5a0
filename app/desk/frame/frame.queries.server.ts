import type { Sql } from "~/db.server";

/** Counts pending bookings, at most `limit`. */
export async function countPending(sql: Sql, limit: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (select from bookings where status = 'pending' limit ${limit}) as pending`;
  return row?.count ?? 0;
}
