import type { Sql } from "~/db.server";
import { periodOf, type Period } from "~/booking/period";

/**
 * How many of a car the firm has, and its confirmed bookings that reach into a period: as many as
 * tell whether it is likely taken. Where all cars are out as it begins, the others don't matter.
 */
export type Overlaps = { units: number; periods: Period[] };

/** Those of a car on offer in an asked period; null where no car has that name. */
export async function findConfirmedOverlaps(
  sql: Sql,
  vehicle: string,
  asked: Period,
): Promise<Overlaps | null> {
  const { start, end } = periodOf(asked);
  const rows = await sql<OverlapRow[]>`
    select units, ${periodColumns(sql)}
    from (
      select
        id as car_id, units, null::bigint as id, ${start}::timestamp as starts,
        ${end}::timestamp as ends
      from cars
      where name = ${vehicle} and archived_at is null
    ) asked
    left join lateral (${decisive(sql)}) other on true`;
  return rows[0] ? toOverlaps(rows) : null;
}

/** Those of other bookings' cars, by the id of each booking that has a car; it is not among them. */
export async function listConfirmedOverlaps(
  sql: Sql,
  ids: number[],
): Promise<Map<number, Overlaps>> {
  const rows = await sql<(OverlapRow & { of: number })[]>`
    select asked.id as of, units, ${periodColumns(sql)}
    from (${periodsOf(sql, ids)}) asked
    join cars on cars.id = asked.car_id
    left join lateral (${decisive(sql)}) other on true`;
  return new Map([...byBooking(rows)].map(([id, found]) => [id, toOverlaps(found)]));
}

/** A confirmed booking of the same car that reaches into another one's period. */
export type Overlapping = Period & { id: number };

/** Those of other bookings, by the id of each; of each so many at most, the earliest in front. */
export async function listOverlapping(
  sql: Sql,
  ids: number[],
  most: number,
): Promise<Map<number, Overlapping[]>> {
  const rows = await sql<(Overlapping & { of: number })[]>`
    select asked.id as of, other.id, ${periodColumns(sql)}
    from (${periodsOf(sql, ids)}) asked
    cross join lateral (
      select other.* from bookings other where ${reachesInto(sql)} limit ${most}
    ) other
    order by least(other.pickup_date, other.return_date), other.id`;
  const found = new Map<number, Overlapping[]>();
  for (const { of, ...other } of rows) found.set(of, [...(found.get(of) ?? []), other]);
  return found;
}

type OverlapRow = { units: number } & (Period | { [Name in keyof Period]: null });

function periodColumns(sql: Sql) {
  return sql`
    other.pickup_date as "pickupDate", to_char(other.pickup_time, 'HH24:MI') as "pickupTime",
    other.return_date as "returnDate", to_char(other.return_time, 'HH24:MI') as "returnTime"`;
}

/** What the fragments below call `asked`: of each booking that has a car, that and its period. */
function periodsOf(sql: Sql, ids: number[]) {
  return sql`
    select
      id, car_id,
      booking_start(bookings) as starts, booking_end(bookings) as ends
    from bookings
    where id = any(${ids}::bigint[]) and car_id is not null`;
}

/** Whether the confirmed booking `other` overlaps; the days are what the index knows. */
function reachesInto(sql: Sql) {
  return sql`
    other.status = 'confirmed' and other.car_id is not null
    and other.id is distinct from asked.id
    and car_days(other.car_id, other.pickup_date, other.return_date)
      && car_days(asked.car_id, asked.starts::date, asked.ends::date)
    and booking_end(other) > asked.starts and booking_start(other) < asked.ends`;
}

/** Who has the car as the period begins, as many as there are cars; if they are fewer, all. */
function decisive(sql: Sql) {
  return sql`
    with holding as materialized (
      select other.* from bookings other
      where ${reachesInto(sql)} and booking_start(other) <= asked.starts
      limit units
    )
    select * from holding
    union all
    select other.* from bookings other
    where ${reachesInto(sql)} and booking_start(other) > asked.starts
      and (select count(*) from holding) < units`;
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

/** The rows of one car; without an overlap there is one whose period is empty. */
function toOverlaps(rows: readonly OverlapRow[]): Overlaps {
  const periods = rows.flatMap(({ pickupDate, pickupTime, returnDate, returnTime }) =>
    pickupDate === null ? [] : [{ pickupDate, pickupTime, returnDate, returnTime }],
  );
  return { units: rows[0]!.units, periods: periods as Period[] };
}
