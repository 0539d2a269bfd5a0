import { businessNow } from "~/availability/time-range.server";
import type { Booking } from "~/booking/booking";
import type { Sql } from "~/db.server";

/**
 * The ids of the bookings for whose time no vehicle of their model is free, or that are confirmed and
 * have none; one query for all.
 */
export async function findTaken(
  sql: Sql,
  bookings: readonly Booking[],
  now: Date,
): Promise<Set<number>> {
  if (bookings.length === 0) return new Set();
  const rows = await sql<{ id: number }[]>`
    select id from bookings
    where id = any(${bookings.map(({ id }) => id)}::bigint[]) and car_id is not null
      and case status
        when 'confirmed'
          then exists (
            select from occupancy where booking_id = bookings.id and vehicle_id is null
          )
        else
          model_availability(car_id, booking_period(bookings), ${businessNow(sql, now)}) = 'request'
      end`;
  return new Set(rows.map(({ id }) => id));
}
