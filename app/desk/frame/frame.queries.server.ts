import type { Sql } from "~/web/db.server";

/** Counts pending bookings. */
export async function countPending(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings where status = 'pending'`;
  return row?.count ?? 0;
}
