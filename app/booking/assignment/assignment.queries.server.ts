import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";
import { changeBooking, type UndoOptions } from "~/booking/booking-change.server";
import {
  carChange,
  carOrPinChange,
  recordInternalEvent,
} from "~/booking/events/record-event.server";
import type { Booking } from "~/booking/booking";
import { isPlateDue } from "~/booking/booking-car";

type Move = { id: bigint; undo?: UndoOptions | null; actor: string; now: Date };

type Assignment = Move & {
  vehicleId: number;
  /** Whether repacking leaves the booking on this vehicle. */
  pinned: boolean;
  /** The vehicle that the form showed, 0 for none; null if the form may have shown any. */
  seen?: number | null;
  /** Whether other bookings that are not pinned are moved; otherwise the vehicle must be free. */
  makeWay?: boolean;
};

/** Gives a confirmed booking a vehicle, which may be of another model: the price stays. */
export function assignVehicle(sql: Sql, assignment: Assignment) {
  const { id, undo, vehicleId, pinned, seen = null, makeWay = false, actor, now } = assignment;
  return changeBooking(sql, {
    id,
    undo,
    alsoLocks: { vehicleId },
    call: (target) => sql`
      assign_vehicle(
        ${target}, ${vehicleId}::integer, ${pinned}, ${seen}::integer, ${makeWay},
        ${businessNow(sql, now)}
      )`,
    event: recordInternalEvent(sql, "moved", actor, carOrPinChange(sql, pinned)),
  });
}

type Swap = Move & {
  otherId: bigint;
  /** The vehicles that the form showed; null if it may have shown any. */
  seen?: number | null;
  seenOther?: number | null;
};

/** Exchanges the vehicles of two confirmed bookings, whose histories both say so. */
export function swapVehicles(sql: Sql, swap: Swap) {
  const { id, undo, otherId, seen = null, seenOther = null, actor, now } = swap;
  return changeBooking(sql, {
    id,
    undo,
    alsoLocks: { otherId },
    call: (target) => sql`
      swap_vehicles(
        ${target}, ${String(otherId)}::bigint, ${seen}::integer,
        ${seenOther}::integer, ${businessNow(sql, now)}
      )`,
    event: sql`
      ${recordInternalEvent(sql, "moved", actor, carChange(sql))},
      other_event as (
        insert into booking_events (booking_id, kind, actor, change)
        select ${String(otherId)}::bigint, 'moved', ${actor}, jsonb_build_object(
          'from', change ->> 'to', 'to', change ->> 'from'
        )
        from event
      )`,
  });
}

/** Returns the plate that a customer can rely on, or null. Pins the booking to its vehicle. */
export async function promisePlate(
  sql: Sql,
  booking: Pick<Booking, "id" | "status" | "pickupDate" | "pickupTime">,
  now: Date,
): Promise<string | null> {
  if (!isPlateDue(booking, now)) return null;
  const [row] = await sql<[{ plate: string | null }]>`
    select promise_plate(${booking.id}::bigint) as plate`;
  return row.plate;
}
