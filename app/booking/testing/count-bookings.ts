import type { Sql } from "#db/connect";

export async function countBookings(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from bookings`;
  return row!.count;
}
