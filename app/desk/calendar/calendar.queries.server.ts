import type { TimeRange } from "~/catalog/availability/availability";
import { businessNow, timeRange } from "~/catalog/availability/time-range.server";
import { isLateOccupancy } from "~/booking/agenda/late.server";
import type { CustomerPhone } from "~/booking/booking";
import type { Sql } from "~/web/db.server";
import type { Bar, CalendarModel, CalendarVehicle } from "./calendar";

type ModelsInPeriod = { models: readonly number[]; period: TimeRange };

/**
 * Lists the models on offer with vehicles in service in a period, and all that have bookings or requests
 * then, in the order of the fleet.
 */
export function listCalendarModels(sql: Sql, period: TimeRange): Promise<CalendarModel[]> {
  return sql<CalendarModel[]>`
    with counted as (
      select car_id, count(*)::integer as vehicles from vehicles join cars on cars.id = car_id
      where archived_at is null and ${isInService(sql, period)} group by car_id
    ), taken as materialized (
      select car_id from occupancy where during && ${timeRange(sql, period)}
      union
      select car_id from bookings
      where status = 'pending' and booking_period(bookings) && ${timeRange(sql, period)}
    )
    select cars.id, name, coalesce(vehicles, 0) as vehicles
    from cars left join counted on counted.car_id = cars.id
    where vehicles > 0 or cars.id in (select car_id from taken)
    order by sort_order, name, cars.id`;
}

/**
 * Lists the vehicles of models on offer that are in service in a period, and all that are booked then. The
 * service of an archived model's vehicles has ended: they can't be booked.
 */
export function listCalendarVehicles(sql: Sql, { models, period }: ModelsInPeriod) {
  return sql<CalendarVehicle[]>`
    select vehicles.id, car_id as "modelId", number, plate, in_service_from as "inServiceFrom",
      least(in_service_to, archived_at::date - 1) as "inServiceTo"
    from vehicles join cars on cars.id = car_id
    where car_id = any(${[...models]}::integer[])
      and (
        (archived_at is null and ${isInService(sql, period)})
        or vehicles.id in (
          select vehicle_id from occupancy
          where vehicle_id is not null and during && ${timeRange(sql, period)}
        )
      )
    order by number`;
}

/**
 * Lists what takes vehicles of models in a period, and all vehicles that are overdue or of unmarked
 * bookings.
 */
export function listBars(sql: Sql, { models, period }: ModelsInPeriod, now: Date): Promise<Bar[]> {
  const isLate = isLateOccupancy(sql, now);
  const at = businessNow(sql, now);
  return sql<Bar[]>`
    select
      case
        when ${isLate} then 'late'
        when kind = 'out' then 'out'
        when kind = 'booked' and vehicle_id is null then 'unassigned'
        when kind = 'booked' and status = 'completed' then 'returned'
        when kind = 'booked' and upper(during) <= ${at} and is_unmarked(bookings, ${at}) then 'unmarked'
        when kind in ('booked', 'channel') then kind
        else 'block'
      end as state,
      occupancy.car_id as "modelId", coalesce(vehicle_id, meant_vehicle_id) as "vehicleId",
      ${moment(sql, "lower")} as "from", ${moment(sql, "upper")} as "until",
      occupancy.id as "rowId", booking_id as "bookingId", pinned,
      coalesce(
        nullif(bookings.name, ''), bookings.id::text, nullif(occupancy.note, ''), occupancy.source, ''
      ) as text
    from occupancy left join bookings on bookings.id = booking_id
    where occupancy.car_id = any(${[...models]}::integer[])
      and (
        during && ${timeRange(sql, period)}
        or occupancy.id in (select id from awaited_rows(${at}))
      )
      and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
    order by lower(during), occupancy.id`;
}

/** Lists pending bookings of models in a period, the oldest first. */
export function listRequests(sql: Sql, { models, period }: ModelsInPeriod, limit: number) {
  return sql<Bar[]>`
    select 'asked' as state, car_id as "modelId", null::integer as "vehicleId",
      ${moment(sql, "lower")} as "from", ${moment(sql, "upper")} as "until",
      null::bigint as "rowId", id as "bookingId", false as pinned, name as text
    from (
      select id, car_id, name, booking_period(bookings) as during
      from bookings where status = 'pending' and car_id = any(${[...models]}::integer[])
    ) as requests
    where during && ${timeRange(sql, period)}
    order by id limit ${limit}`;
}

/** Lists the ids of the vehicles of models on offer that are free in all of a period. */
export async function listAllFree(sql: Sql, { models, period }: ModelsInPeriod, now: Date) {
  const rows = await sql<{ id: number }[]>`
    select free.id
    from cars,
      lateral free_vehicles(cars.id, ${timeRange(sql, period)}, ${businessNow(sql, now)}, 0) as free
    where cars.id = any(${[...models]}::integer[]) and archived_at is null`;
  return new Set(rows.map(({ id }) => id));
}

/**
 * Lists overdue bookings of all models; those without a vehicle, until they are over and nobody has to say
 * what became of them; and those that are not over and collide with an imported one, or are on a vehicle
 * that is not in service then.
 */
export function listTrouble(sql: Sql, now: Date, limit: number): Promise<Trouble[]> {
  const at = businessNow(sql, now);
  return sql<Trouble[]>`
    with trouble as (
      (select * from occupancy where ${isLateOccupancy(sql, now)} order by during limit ${limit})
      union all
      (
        select * from occupancy
        where vehicle_id is null and kind in ('booked', 'channel') and (
          upper(during) > ${at}
          or exists (select from bookings where id = booking_id and is_unmarked(bookings, ${at}))
        )
        order by during limit ${limit}
      )
      union all
      (
        select occupancy.* from vehicles join occupancy on vehicle_id = vehicles.id
        where (in_service_from is not null or in_service_to is not null)
          and kind = 'booked' and upper(during) > ${at} and not serves(vehicles.id, during)
        order by during limit ${limit}
      )
    )
    select
      case
        when kind = 'out' then 'late'
        when kind = 'channel' then 'collides'
        when vehicle_id is null then 'unassigned'
        else 'offDuty'
      end as state,
      trouble.id as "rowId", trouble.booking_id as "bookingId",
      coalesce(bookings.name, nullif(trouble.note, ''), trouble.source) as text, bookings.phone,
      nullif(bookings.phone_e164, '') as "phoneE164",
      case when next.id is not null then jsonb_build_object(
        'id', next.id, 'name', next.name, 'phone', next.phone,
        'phoneE164', nullif(next.phone_e164, ''),
        'startsAt', to_char(booking_start(next), 'YYYY-MM-DD HH24:MI')
      ) end as next,
      cars.name as model, plate, number,
      ${moment(sql, "lower")} as "from", ${moment(sql, "upper")} as "until"
    from trouble
    left join bookings on bookings.id = booking_id
    join cars on cars.id = trouble.car_id
    left join vehicles on vehicles.id = coalesce(vehicle_id, meant_vehicle_id)
    left join lateral (
      select following.booking_id from occupancy as following
      where trouble.kind = 'out' and following.vehicle_id = trouble.vehicle_id
        and following.kind = 'booked' and following.during && tsrange(upper(trouble.during), null)
      order by lower(following.during) limit 1
    ) as following on true
    left join bookings as next on next.id = following.booking_id
    order by kind desc, during`;
}

export type Trouble = {
  state: "late" | "unassigned" | "collides" | "offDuty";
  rowId: number;
  /** The id of the booking; null if it is imported. */
  bookingId: number | null;
  text: string;
  /** The phone number of the customer, or null. */
  phone: string | null;
  phoneE164: string | null;
  /** The booking that gets a late vehicle next. */
  next: (CustomerPhone & { id: number; name: string; startsAt: string }) | null;
  model: string;
  plate: string | null;
  /** The number of the vehicle; null without one. */
  number: number | null;
  from: string;
  until: string;
};

function moment(sql: Sql, bound: "lower" | "upper") {
  return sql`to_char(${bound === "lower" ? sql`lower(during)` : sql`upper(during)`}, 'YYYY-MM-DD HH24:MI')`;
}

/** Returns the condition that a vehicle is in service on a day of the period. */
function isInService(sql: Sql, period: TimeRange) {
  return sql`daterange(in_service_from, in_service_to, '[]') && days_of(${timeRange(sql, period)})`;
}
