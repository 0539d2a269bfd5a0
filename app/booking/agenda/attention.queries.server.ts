import { businessNow } from "~/catalog/availability/time-range.server";
import type { PendingQuery, Row } from "postgres";
import type { Sql } from "~/web/db.server";
import { isLate } from "./late.server";
import type { Conflict, LateBooking, UnassignedBooking } from "./attention";
import type { Page } from "./listed";

/** On the desk a late vehicle is a conflict if its next booking begins within these hours. */
const CONFLICT_HOURS = 24;

type LateQuery = Page & {
  /** The id of the only booking to look at. */
  id?: number | null;
  /** Whether only conflicts are listed, or only the other late vehicles; null for both. */
  isNear?: boolean | null;
};

/**
 * Lists the bookings that are out after their planned return, the latest first, with the next one of each vehicle.
 */
export function listLate(
  sql: Sql,
  now: Date,
  { limit, offset = 0, ...which }: LateQuery,
): Promise<LateBooking[]> {
  return sql<LateBooking[]>`
    select late.id, late.name, late.phone, nullif(late.phone_e164, '') as "phoneE164",
      booking_revision(late) as revision,
      case when vehicles.id is not null then ${namedVehicle(sql)} end as vehicle,
      ${minute(sql, sql`booking_end(late)`)} as "dueAt",
      case when other.id is not null then jsonb_build_object(
        'id', other.id, 'name', other.name, 'phone', other.phone,
        'phoneE164', nullif(other.phone_e164, ''),
        'startsAt', ${minute(sql, sql`booking_start(other)`)}
      ) end as next
    ${fromLate(sql, now, which)}
    order by booking_end(late), late.id limit ${limit} offset ${offset}`;
}

export async function countLate(sql: Sql, now: Date, isNear: boolean | null): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count ${fromLate(sql, now, { isNear })}`;
  return row.count;
}

function fromLate(sql: Sql, now: Date, { id = null, isNear = null }: Omit<LateQuery, keyof Page>) {
  const at = businessNow(sql, now);
  const near = sql`
    coalesce(booking_start(other) < ${at} + make_interval(hours => ${CONFLICT_HOURS}), false)`;
  return sql`
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
      and ${id === null ? sql`true` : sql`late.id = ${id}`}
      and ${isNear === null ? sql`true` : sql`${near} = ${isNear}`}`;
}

/** Lists the bookings on vehicles that are not in service at their time, and imported ones that collide. */
export function listOtherConflicts(
  sql: Sql,
  now: Date,
  { limit, offset = 0 }: Page,
): Promise<Conflict[]> {
  return sql<Conflict[]>`
    with found as materialized (
      ${otherConflicts(sql, now)}
      order by 2, 1 limit ${limit} offset ${offset}
    )
    select
      case when booking_id is null then 'channel' else 'notInService' end as kind,
      coalesce(booking_id, occupancy.id) as id, bookings.name, bookings.phone,
      nullif(bookings.phone_e164, '') as "phoneE164", occupancy.source,
      ${namedVehicle(sql)} as vehicle, ${bounds(sql)}
    from found
    join occupancy on occupancy.id = found.id
    join vehicles on vehicles.id = coalesce(vehicle_id, meant_vehicle_id)
    join cars on cars.id = vehicles.car_id
    left join bookings on bookings.id = booking_id
    order by lower(during), occupancy.id`;
}

export async function countOtherConflicts(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (${otherConflicts(sql, now)}) as found`;
  return row.count;
}

/**
 * Selects the bookings on vehicles that are not in service, and imported ones that collide. The statement begins
 * with the few vehicles that are not in service for ever.
 */
function otherConflicts(sql: Sql, now: Date) {
  const at = businessNow(sql, now);
  return sql`
    select id, lower(during) from occupancy
    where kind = 'channel' and vehicle_id is null and upper(during) > ${at}
    union all
    select occupancy.id, lower(during)
    from vehicles
    join occupancy on occupancy.vehicle_id = vehicles.id
    join bookings on bookings.id = booking_id
    where (in_service_from is not null or in_service_to is not null)
      and kind = 'booked' and upper(during) > ${at} and bookings.status = 'confirmed'
      and not daterange(in_service_from, in_service_to, '[]') @> days_of(during)`;
}

/** Lists the confirmed bookings that are not over and have no vehicle, by their beginning. */
export function listUnassigned(
  sql: Sql,
  now: Date,
  { limit, offset = 0 }: Page,
): Promise<UnassignedBooking[]> {
  const most = limit + offset;
  return sql<UnassignedBooking[]>`
    with waiting as materialized (
      (${waitingForVehicle(sql, now)} order by lower(during), booking_id limit ${most})
      union all
      (${withoutOccupancy(sql, now)} order by pickup_date, id limit ${most})
    ), found as materialized (
      select * from waiting order by lower(during), booking_id limit ${limit} offset ${offset}
    )
    select bookings.id, bookings.name, phone, nullif(phone_e164, '') as "phoneE164",
      booking_car(bookings.id) ->> 'model' as model, car_id is null as "isOther", ${bounds(sql)}
    from found join bookings on bookings.id = booking_id
    order by lower(during), bookings.id`;
}

export async function countUnassigned(sql: Sql, now: Date): Promise<number> {
  // Subtracts the few bookings that are over from all without a vehicle, because the index does not have their
  // ends.
  const [row] = await sql<[{ count: number }]>`
    select (
      (select count(*) from occupancy where vehicle_id is null and kind = 'booked')
      - (
        select count(*) from occupancy
        where vehicle_id is null and kind = 'booked'
          and lower(during) <= ${businessNow(sql, now)} and upper(during) <= ${businessNow(sql, now)}
      )
      + (select count(*) from (${withoutOccupancy(sql, now)}) as other)
    )::int as count`;
  return row.count;
}

function waitingForVehicle(sql: Sql, now: Date) {
  return sql`
    select booking_id, during from occupancy
    where vehicle_id is null and kind = 'booked' and upper(during) > ${businessNow(sql, now)}`;
}

/** Selects the bookings without a row in `occupancy`: those of no model of the fleet. */
function withoutOccupancy(sql: Sql, now: Date) {
  return sql`
    select id as booking_id, booking_period(bookings) as during from bookings
    where status = 'confirmed' and car_id is null and not is_out(bookings)
      and upper(booking_period(bookings)) > ${businessNow(sql, now)}
      and not exists (select from occupancy where booking_id = bookings.id)`;
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
