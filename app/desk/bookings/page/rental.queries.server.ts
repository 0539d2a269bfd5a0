import { businessNow } from "~/catalog/availability/time-range.server";
import { isLate } from "~/booking/agenda/late.server";
import { deciderOf } from "~/booking/status.queries.server";
import type { Sql } from "~/web/db.server";

/** The vehicle and the actual times of a booking. */
export type Rental = {
  /** The vehicle; null for a booking that has none. */
  vehicle: { id: number; model: string; plate: string | null; number: number } | null;
  /** Whether the booking is confirmed, and no vehicle is free. */
  isUnassigned: boolean;
  isPinned: boolean;
  /** The moment in ISO 8601, UTC; null if it is not marked. */
  outAt: string | null;
  returnedAt: string | null;
  isOverdue: boolean;
  /** Whether the pick-up has passed and nobody marked it. */
  isUnmarked: boolean;
  /** Whether an earlier release completed the booking although nobody marked hand-over and return. */
  isAssumed: boolean;
};

export async function findRental(sql: Sql, bookingId: number, now: Date): Promise<Rental> {
  const [row] = await sql<[Rental]>`
    select
      case when vehicles.id is not null then jsonb_build_object(
        'id', vehicles.id, 'model', cars.name, 'plate', vehicles.plate, 'number', vehicles.number
      ) end as vehicle,
      occupancy.id is not null and vehicle_id is null as "isUnassigned",
      coalesce(pinned, false) as "isPinned",
      iso_utc(out_at) as "outAt", iso_utc(returned_at) as "returnedAt",
      ${isLate(sql, "bookings", now)} as "isOverdue",
      is_unmarked(bookings, ${businessNow(sql, now)}) as "isUnmarked",
      status = 'completed' and out_at is null and coalesce(${deciderOf(sql)} = 'system', false) as "isAssumed"
    from bookings
    left join occupancy on booking_id = bookings.id
    left join vehicles on vehicles.id = vehicle_id
    left join cars on cars.id = vehicles.car_id
    where bookings.id = ${bookingId}`;
  return row;
}
