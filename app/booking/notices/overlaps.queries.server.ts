import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";
import type { Period } from "~/booking/period";

/** A confirmed booking of the same car in the same period. */
export type OverlappingBooking = Period & { id: number };

/**
 * Lists the overlapping bookings by booking id, at most `limit` for each, the earliest first. A booking that has
 * its vehicle, or can have one, has none.
 */
export async function listOverlappingBookings(
  sql: Sql,
  ids: number[],
  { limit, now }: { limit: number; now: Date },
): Promise<Map<number, OverlappingBooking[]>> {
  const rows = await sql<(OverlappingBooking & { of: number })[]>`
    select requested.id as of, other.id, ${periodColumns(sql)}
    from (
      select
        id, car_id, booking_start(bookings) as starts, booking_end(bookings) as ends
      from bookings
      where id = any(${ids}::bigint[]) and car_id is not null
        and not exists (
          select from occupancy where booking_id = bookings.id and vehicle_id is not null
        )
        and model_capacity(
          car_id, booking_period(bookings), ${businessNow(sql, now)}, 0, true
        ) <= 0
    ) requested
    cross join lateral (
      select other.* from bookings other where ${overlapCondition(sql)}
      order by booking_start(other), other.id
      limit ${limit}
    ) other
    order by booking_start(other), other.id`;
  const found = new Map<number, OverlappingBooking[]>();
  for (const { of, ...other } of rows) found.set(of, [...(found.get(of) ?? []), other]);
  return found;
}

/** Lists the given bookings with their periods, by their beginning. */
export async function listPeriods(sql: Sql, ids: readonly number[]) {
  return sql<OverlappingBooking[]>`
    select other.id, ${periodColumns(sql)} from bookings other
    where other.id = any(${[...ids]}::bigint[])
    order by booking_start(other), other.id`;
}

function periodColumns(sql: Sql) {
  return sql`
    other.pickup_date as "pickupDate", to_char(other.pickup_time, 'HH24:MI') as "pickupTime",
    other.return_date as "returnDate", to_char(other.return_time, 'HH24:MI') as "returnTime"`;
}

/** Returns the condition that the booking `other` is confirmed and overlaps. The index covers whole days only. */
function overlapCondition(sql: Sql) {
  return sql`
    other.status = 'confirmed' and other.car_id is not null
    and other.id is distinct from requested.id
    and car_days(other.car_id, other.pickup_date, other.return_date)
      && car_days(requested.car_id, requested.starts::date, requested.ends::date)
    and booking_end(other) > requested.starts and booking_start(other) < requested.ends`;
}
