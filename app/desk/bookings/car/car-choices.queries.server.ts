import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";

type Vehicle = { vehicleId: number; model: string; plate: string | null; number: number };

export type FreeVehicle = Vehicle & {
  /** Whether the vehicle is of another model than the booking. */
  isUpgrade: boolean;
  /** The minutes to another rental if its places need more; otherwise null. */
  shortGap: number | null;
};

/** A booking with which one can exchange vehicles. */
export type Swap = Vehicle & { id: number; name: string };

/** Lists the vehicles that are free for a booking, those of its model first. */
export function listFreeFor(sql: Sql, bookingId: number, now: Date) {
  return sql<FreeVehicle[]>`
    select vehicles.id as "vehicleId", cars.name as model, plate, number,
      bookings.car_id is not null and cars.id <> bookings.car_id as "isUpgrade",
      (
        select min(minutes) from short_gaps(
          vehicles.id, booking_period(bookings), pickup, "return", bookings.id
        )
      ) as "shortGap"
    from vehicles_for(${bookingId}::bigint, ${businessNow(sql, now)}) as free
    join vehicles on vehicles.id = vehicle_id
    join cars on cars.id = vehicles.car_id
    join bookings on bookings.id = ${bookingId}
    order by place`;
}

export function listSwapsFor(sql: Sql, bookingId: number, now: Date) {
  return sql<Swap[]>`
    select bookings.id, bookings.name, vehicles.id as "vehicleId", cars.name as model, plate, number
    from swaps_for(${bookingId}::bigint, ${businessNow(sql, now)}) as swap
    join bookings on bookings.id = swap.booking_id
    join vehicles on vehicles.id = swap.vehicle_id
    join cars on cars.id = vehicles.car_id
    order by pickup_date, bookings.id
    limit 20`;
}
