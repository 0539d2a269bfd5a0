import type { Booking } from "~/booking/booking";
import type { Sql } from "~/web/db.server";
import type { Rental } from "~/desk/bookings/page/rental.queries.server";
import { listFreeFor, listSwapsFor } from "./car-choices.queries.server";

/** Loads the vehicles that a booking can get; null if it can't be moved. */
export async function loadCarChoices(sql: Sql, booking: Booking, rental: Rental, now: Date) {
  if (booking.status !== "confirmed" || rental.outAt) return null;
  const [free, swaps] = await Promise.all([
    listFreeFor(sql, booking.id, now),
    listSwapsFor(sql, booking.id, now),
  ]);
  return { free, swaps };
}

export type CarChoices = NonNullable<Awaited<ReturnType<typeof loadCarChoices>>>;
