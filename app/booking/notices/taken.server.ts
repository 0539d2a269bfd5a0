import type { Sql } from "~/db.server";
import type { Booking } from "~/booking/booking";
import { isLikelyTaken } from "./likely-taken";
import { listConfirmedOverlaps } from "./overlaps.queries.server";

/** The ids of the bookings whose car other confirmed bookings likely take; one query for all. */
export async function findTaken(sql: Sql, bookings: readonly Booking[]): Promise<Set<number>> {
  if (bookings.length === 0) return new Set();
  const overlaps = await listConfirmedOverlaps(
    sql,
    bookings.map(({ id }) => id),
  );
  const taken = bookings.filter((booking) => {
    const found = overlaps.get(booking.id);
    return found && isLikelyTaken(found.periods, booking, found.units);
  });
  return new Set(taken.map(({ id }) => id));
}
