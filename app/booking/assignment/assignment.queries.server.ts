import { businessNow } from "~/availability/time-range.server";
import type { Sql } from "~/db.server";
import { changeBooking } from "~/booking/booking-change.server";
import { recordInternalEvent } from "~/booking/events/record-event.server";

type Move = { id: bigint; actor: string; now: Date };

/**
 * Gives a confirmed booking a vehicle, also of another model: the price stays. Others make way if
 * they are not pinned. `pinned`: repacking leaves it on this vehicle.
 */
export function assignVehicle(sql: Sql, move: Move & { vehicleId: number; pinned: boolean }) {
  const { id, vehicleId, pinned, actor, now } = move;
  return changeBooking(sql, {
    call: sql`
      assign_vehicle(
        ${String(id)}::bigint, ${vehicleId}::integer, ${pinned}, ${businessNow(sql, now)}
      )`,
    event: recordInternalEvent(sql, "moved", actor),
  });
}

/** Exchanges the vehicles of two confirmed bookings. */
export function swapVehicles(sql: Sql, { id, otherId, actor, now }: Move & { otherId: bigint }) {
  return changeBooking(sql, {
    call: sql`
      swap_vehicles(${String(id)}::bigint, ${String(otherId)}::bigint, ${businessNow(sql, now)})`,
    event: recordInternalEvent(sql, "moved", actor),
  });
}
