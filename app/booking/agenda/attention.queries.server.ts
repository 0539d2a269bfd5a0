import { businessNow } from "~/availability/time-range.server";
import type { PendingQuery, Row } from "postgres";
import type { Sql } from "~/db.server";
import { isLate } from "./late.server";
import type { Conflict, Late, Unassigned } from "./attention";

/**
 * Bookings that are out after their planned return, the latest first, with the next one of each
 * vehicle; or only one of them, if it is late.
 */
export function listLate(
  sql: Sql,
  now: Date,
  { limit, id = null }: { limit: number; id?: number | null },
): Promise<Late[]> {
  return sql<Late[]>`
    select late.id, late.name, late.phone, nullif(late.phone_e164, '') as "phoneE164",
      booking_revision(late) as revision,
      case when vehicles.id is not null then ${namedVehicle(sql)} end as vehicle,
      ${minute(sql, sql`booking_end(late)`)} as "dueAt",
      case when other.id is not null then jsonb_build_object(
        'id', other.id, 'name', other.name, 'phone', other.phone,
        'phoneE164', nullif(other.phone_e164, ''),
        'startsAt', ${minute(sql, sql`booking_start(other)`)}
      ) end as next
    from bookings as late
    left join occupancy as row_of on row_of.booking_id = late.id
    left join vehicles on vehicles.id = row_of.vehicle_id
    left join cars on cars.id = vehicles.car_id
    left join lateral (
      select booking_id from occupancy
      where occupancy.vehicle_id = row_of.vehicle_id and kind = 'booked'
        and during && tsrange(upper(row_of.during), null)
      order by lower(during) limit 1
    ) as following on true
    left join bookings as other on other.id = following.booking_id
    where late.status = 'confirmed' and ${isLate(sql, "late", now)}
      -- For the index of the days on which bookings are completed.
      and greatest(late.pickup_date, late.return_date) + 1 <= ${businessNow(sql, now)}::date + 1
      and ${id === null ? sql`true` : sql`late.id = ${id}`}
    order by booking_end(late), late.id limit ${limit}`;
}

/** Bookings on vehicles that are not in service at their time, and imported ones that collide. */
export function listOtherConflicts(sql: Sql, now: Date, limit: number): Promise<Conflict[]> {
  return sql<Conflict[]>`
    select
      case when booking_id is null then 'channel' else 'notInService' end as kind,
      coalesce(booking_id, occupancy.id) as id, bookings.name, bookings.phone,
      nullif(bookings.phone_e164, '') as "phoneE164", occupancy.source,
      ${namedVehicle(sql)} as vehicle, ${bounds(sql)}
    from occupancy
    join vehicles on vehicles.id = coalesce(vehicle_id, meant_vehicle_id)
    join cars on cars.id = vehicles.car_id
    left join bookings on bookings.id = booking_id
    where upper(during) > ${businessNow(sql, now)} and (
      kind = 'channel' and vehicle_id is null
      or kind = 'booked' and bookings.status = 'confirmed'
        and not daterange(in_service_from, in_service_to, '[]') @> days_of(during)
    )
    order by lower(during), occupancy.id limit ${limit}`;
}

/** Confirmed bookings that are not over and have no vehicle, by their beginning. */
export function listUnassigned(sql: Sql, now: Date, limit: number): Promise<Unassigned[]> {
  return sql<Unassigned[]>`
    with waiting as (
      select booking_id, during from occupancy where vehicle_id is null and kind = 'booked'
      union all
      select id, booking_period(bookings) from bookings
      where status = 'confirmed' and car_id is null and not is_out(bookings)
        and not exists (select from occupancy where booking_id = bookings.id)
    )
    select bookings.id, bookings.name, phone, nullif(phone_e164, '') as "phoneE164",
      booking_car(bookings.id) ->> 'model' as model, car_id is null as "isOther", ${bounds(sql)}
    from waiting join bookings on bookings.id = booking_id
    where upper(during) > ${businessNow(sql, now)}
    order by lower(during), bookings.id limit ${limit}`;
}

function namedVehicle(sql: Sql) {
  return sql`jsonb_build_object(
    'model', cars.name, 'plate', vehicles.plate, 'number', vehicles.number
  )`;
}

function bounds(sql: Sql) {
  return sql`
    ${minute(sql, sql`lower(during)`)} as start, ${minute(sql, sql`upper(during)`)} as "end"`;
}

function minute(sql: Sql, moment: PendingQuery<Row[]>) {
  return sql`to_char(${moment}, 'YYYY-MM-DD HH24:MI')`;
}
