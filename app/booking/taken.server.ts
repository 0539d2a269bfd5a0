import type { Sql } from "~/db.server";
import type { Booking } from "./booking";
import { isLikelyTaken } from "./likely-taken";
import { listConfirmedOverlaps } from "./overlaps.queries.server";

/**
 * The ids of those bookings whose car other, confirmed ones likely take: one query for all. Of a
 * booking that is cancelled or over nobody has to know it.
 */
export async function findTaken(sql: Sql, bookings: readonly Booking[]): Promise<Set<number>> {
  const open = bookings.filter(({ status }) => status === "pending" || status === "confirmed");
  if (open.length === 0) return new Set();
  const overlaps = await listConfirmedOverlaps(
    sql,
    open.map(({ id }) => id),
  );
  const taken = open.filter((booking) => {
    const found = overlaps.get(booking.id);
    return found && isLikelyTaken(found.periods, booking, found.units);
  });
  return new Set(taken.map(({ id }) => id));
}
