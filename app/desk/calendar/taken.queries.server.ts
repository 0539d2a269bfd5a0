import type { TimeRange } from "~/catalog/availability/availability";
import { businessNow, timeRange } from "~/catalog/availability/time-range.server";
import { isLateOccupancy } from "~/booking/agenda/late.server";
import type { Sql } from "~/web/db.server";

/** A booking or block that has a vehicle in a period, or needs one. Moments are `YYYY-MM-DD HH:MM`. */
export type TakenPeriod = {
  /** The state; `waiting` is a booking of the model that has no vehicle yet. */
  state: "late" | "out" | "booked" | "block" | "channel" | "waiting";
  rowId: number;
  /** The id of the booking; null for a block and for a booking of another calendar. */
  bookingId: number | null;
  /** The customer, the reason of a block, or the other calendar. */
  text: string;
  from: string;
  until: string;
  /** The moment until which a vehicle that is late is not offered; null for others. */
  heldUntil: string | null;
};

type VehiclePeriod = { vehicleId: number; period: TimeRange; now: Date };

/**
 * Lists what is in the way of a booking or a block on a vehicle, the earliest first: what the vehicle has
 * then, else what still waits for one of its model.
 */
export async function listTaken(
  sql: Sql,
  { vehicleId, period, now }: VehiclePeriod,
): Promise<TakenPeriod[]> {
  const at = businessNow(sql, now);
  const during = timeRange(sql, period);
  const rows = await sql<TakenPeriod[]>`
    select
      case
        when vehicle_id is null then 'waiting'
        when ${isLateOccupancy(sql, now)} then 'late'
        when kind = 'hold' then 'block'
        else kind
      end as state,
      occupancy.id as "rowId", booking_id as "bookingId",
      coalesce(bookings.name, occupancy.source, occupancy.note) as text,
      to_char(lower(during), 'YYYY-MM-DD HH24:MI') as "from",
      to_char(upper(during), 'YYYY-MM-DD HH24:MI') as "until",
      case when ${isLateOccupancy(sql, now)}
        then to_char(${at} + overdue_margin(), 'YYYY-MM-DD HH24:MI') end as "heldUntil"
    from occupancy left join bookings on bookings.id = booking_id
    where occupancy.car_id = (select car_id from vehicles where id = ${vehicleId})
      and (
        vehicle_id = ${vehicleId} and during && ${during}
        or vehicle_id = ${vehicleId} and ${isLateOccupancy(sql, now)}
          and lower(${during}) < ${at} + overdue_margin()
        or vehicle_id is null and kind = 'booked' and during && ${during}
      )
      and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
    order by lower(during), occupancy.id
    limit 20`;
  const own = rows.filter(({ state }) => state !== "waiting");
  return own.length > 0 ? own : rows;
}
