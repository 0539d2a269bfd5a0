import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";

/** A time in which a vehicle is not free. */
export type TakenTime = {
  rowId: number;
  kind: "booked" | "block";
  model: string;
  /** The vehicle; null for a booking that has none. */
  vehicle: { plate: string | null; number: number } | null;
  bookingId: number | null;
  /** The name of the customer, the block or the other calendar. */
  name: string;
  /** The beginning, ISO 8601 in UTC. */
  from: string;
  until: string;
};

const LIMIT = 2_000;

/** The subject of a feed: the vehicles of a model, or one of them. */
type FeedSubject = { modelId: number; vehicleId: number | null };

/**
 * Lists what takes a vehicle, or the vehicles of a model, from a month ago on. An overdue vehicle, and that of an
 * unmarked booking, is taken until the first day on which it can be booked (`overdue_margin` in SQL).
 */
export function listTakenTimes(
  sql: Sql,
  { modelId, vehicleId }: FeedSubject,
  now: Date,
): Promise<TakenTime[]> {
  const at = businessNow(sql, now);
  const isAwaited = sql`occupancy.id in (select id from awaited_rows(${at}))`;
  return sql<TakenTime[]>`
    select occupancy.id as "rowId", booking_id as "bookingId", cars.name as model,
      case when kind in ('booked', 'out', 'channel') then 'booked' else 'block' end as kind,
      case when vehicles.id is not null
        then jsonb_build_object('plate', plate, 'number', number) end as vehicle,
      coalesce(bookings.name, nullif(occupancy.note, ''), occupancy.source, '') as name,
      iso_utc(business_instant(lower(during))) as "from",
      iso_utc(business_instant(
        case when kind = 'out' or ${isAwaited}
          then greatest(upper(during), ${at} + overdue_margin()) else upper(during) end
      )) as until
    from occupancy
    join cars on cars.id = occupancy.car_id
    left join vehicles on vehicles.id = coalesce(occupancy.vehicle_id, meant_vehicle_id)
    left join bookings on bookings.id = booking_id
    where int4range(occupancy.car_id, occupancy.car_id, '[]') && int4range(${modelId}, ${modelId}, '[]')
      and (${vehicleId}::integer is null or vehicles.id = ${vehicleId})
      and (during && tsrange(${at} - interval '30 days', null) or kind = 'out' or ${isAwaited})
      and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
    order by lower(during), occupancy.id limit ${LIMIT}`;
}
