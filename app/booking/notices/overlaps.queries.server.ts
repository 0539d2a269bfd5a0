import type { Sql } from "~/db.server";
import { periodOf, type Period } from "~/booking/period";
import { isNamed } from "~/fleet/fleet.queries.server";

/**
 * The number of units of a car, which are its vehicles in service on all days of a period, and the confirmed bookings that overlap a period. If all units are
 * taken when the period begins, only those bookings are listed: more can't change the result.
 */
export type Overlaps = { units: number; periods: Period[] };

/** The overlaps of the car with a name, or a former one; null for an unknown or archived car. */
export async function findConfirmedOverlaps(
  sql: Sql,
  vehicle: string,
  requested: Period,
): Promise<Overlaps | null> {
  const { start, end } = periodOf(requested);
  const rows = await sql<OverlapRow[]>`
    select units, ${periodColumns(sql)}
    from (
      select
        id as car_id, null::bigint as id, ${start}::timestamp as starts,
        ${end}::timestamp as ends
      from cars
      where ${isNamed(sql, vehicle)}
    ) requested
    cross join lateral (${countUnits(sql)}) service
    left join lateral (${sufficientOverlaps(sql)}) other on true`;
  return rows[0] ? toOverlaps(rows) : null;
}

/** The overlaps of several bookings' cars, by booking id; a booking doesn't overlap itself. */
export async function listConfirmedOverlaps(
  sql: Sql,
  ids: number[],
): Promise<Map<number, Overlaps>> {
  const rows = await sql<(OverlapRow & { of: number })[]>`
    select requested.id as of, units, ${periodColumns(sql)}
    from (${periodsOf(sql, ids)}) requested
    cross join lateral (${countUnits(sql)}) service
    left join lateral (${sufficientOverlaps(sql)}) other on true`;
  return new Map([...byBooking(rows)].map(([id, found]) => [id, toOverlaps(found)]));
}

/** A confirmed booking of the same car in the same period. */
export type OverlappingBooking = Period & { id: number };

/** The overlapping bookings by booking id: `limit` of each at most, the earliest first. */
export async function listOverlappingBookings(
  sql: Sql,
  ids: number[],
  limit: number,
): Promise<Map<number, OverlappingBooking[]>> {
  const rows = await sql<(OverlappingBooking & { of: number })[]>`
    select requested.id as of, other.id, ${periodColumns(sql)}
    from (${periodsOf(sql, ids)}) requested
    cross join lateral (
      select other.* from bookings other where ${overlapCondition(sql)} limit ${limit}
    ) other
    order by least(other.pickup_date, other.return_date), other.id`;
  const found = new Map<number, OverlappingBooking[]>();
  for (const { of, ...other } of rows) found.set(of, [...(found.get(of) ?? []), other]);
  return found;
}

type OverlapRow = { units: number } & (Period | { [Name in keyof Period]: null });

function periodColumns(sql: Sql) {
  return sql`
    other.pickup_date as "pickupDate", to_char(other.pickup_time, 'HH24:MI') as "pickupTime",
    other.return_date as "returnDate", to_char(other.return_time, 'HH24:MI') as "returnTime"`;
}

/** The table `requested` of the fragments below: the bookings that have a car, with their periods. */
function periodsOf(sql: Sql, ids: number[]) {
  return sql`
    select
      id, car_id,
      booking_start(bookings) as starts, booking_end(bookings) as ends
    from bookings
    where id = any(${ids}::bigint[]) and car_id is not null`;
}

/** Whether the booking `other` is confirmed and overlaps. The index covers whole days only. */
function overlapCondition(sql: Sql) {
  return sql`
    other.status = 'confirmed' and other.car_id is not null
    and other.id is distinct from requested.id
    and car_days(other.car_id, other.pickup_date, other.return_date)
      && car_days(requested.car_id, requested.starts::date, requested.ends::date)
    and booking_end(other) > requested.starts and booking_start(other) < requested.ends`;
}

/** The bookings at the start of the period, up to the number of units; if fewer, all overlaps. */
function sufficientOverlaps(sql: Sql) {
  return sql`
    with holding as materialized (
      select other.* from bookings other
      where ${overlapCondition(sql)} and booking_start(other) <= requested.starts
      limit units
    )
    select * from holding
    union all
    select other.* from bookings other
    where ${overlapCondition(sql)} and booking_start(other) > requested.starts
      and (select count(*) from holding) < units`;
}

function countUnits(sql: Sql) {
  return sql`
    select count(*) as units from vehicles
    where vehicles.car_id = requested.car_id
      and daterange(in_service_from, in_service_to, '[]')
        @> daterange(requested.starts::date, requested.ends::date, '[]')`;
}

function byBooking<Row extends { of: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const others = found.get(row.of);
    if (others) others.push(row);
    else found.set(row.of, [row]);
  }
  return found;
}

/** From the rows of one car; without an overlap there is one row whose period is null. */
function toOverlaps(rows: readonly OverlapRow[]): Overlaps {
  const periods = rows.flatMap(({ pickupDate, pickupTime, returnDate, returnTime }) =>
    pickupDate === null ? [] : [{ pickupDate, pickupTime, returnDate, returnTime }],
  );
  return { units: rows[0]!.units, periods: periods as Period[] };
}
