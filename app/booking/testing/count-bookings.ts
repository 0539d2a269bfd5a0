import type { Sql } from "#db/connect";

/** How many bookings there are. */
export async function countBookings(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from bookings`;
  return row!.count;
}
