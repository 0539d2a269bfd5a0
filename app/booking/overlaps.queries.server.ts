import type postgres from "postgres";
import type { Sql } from "~/db.server";
import { inOrder, type Period } from "./likely-taken";

/** How many of a car the firm has, and its confirmed bookings that reach into a period. */
export type Overlaps = { units: number; periods: Period[] };

/** Those of a car on offer in an asked period; null where no car has that name. */
export async function findConfirmedOverlaps(
  sql: Sql,
  vehicle: string,
  asked: Period,
): Promise<Overlaps | null> {
  const { start, end } = inOrder(asked);
  const rows = await sql<OverlapRow[]>`
    select units, ${periodColumns(sql)}
    from cars
    left join bookings other on other.car_id = cars.id
      and ${reachesInto(sql, sql`${start}::timestamp`, sql`${end}::timestamp`)}
    where cars.name = ${vehicle} and cars.archived_at is null`;
  return rows[0] ? toOverlaps(rows) : null;
}

/** Those of other bookings' cars, by the id of each booking that has a car; it is not among them. */
export async function listConfirmedOverlaps(
  sql: Sql,
  ids: number[],
): Promise<Map<number, Overlaps>> {
  const rows = await sql<(OverlapRow & { id: number })[]>`
    select booking.id, units, ${periodColumns(sql)}
    from bookings booking
    join cars on cars.id = booking.car_id
    cross join lateral (
      select
        least(booking.pickup_date + booking.pickup_time,
          booking.return_date + booking.return_time) as starts,
        greatest(booking.pickup_date + booking.pickup_time,
          booking.return_date + booking.return_time) as ends
    ) asked
    left join bookings other on other.car_id = booking.car_id and other.id <> booking.id
      and ${reachesInto(sql, sql`asked.starts`, sql`asked.ends`)}
    where booking.id = any(${ids}::bigint[])`;
  const found = new Map<number, Overlaps>();
  for (const { id } of rows) {
    if (!found.has(id)) found.set(id, toOverlaps(rows.filter((row) => row.id === id)));
  }
  return found;
}

/** A confirmed booking of the same car that reaches into another one's period. */
export type Overlapping = Period & { id: number };

/** Those of other bookings, by the id of each; of each so many at most, who ends first in front. */
export async function listOverlapping(
  sql: Sql,
  ids: number[],
  most: number,
): Promise<Map<number, Overlapping[]>> {
  const rows = await sql<(Overlapping & { of: number })[]>`
    select booking.id as of, overlapping.*
    from bookings booking
    cross join lateral (
      select
        least(booking.pickup_date + booking.pickup_time,
          booking.return_date + booking.return_time) as starts,
        greatest(booking.pickup_date + booking.pickup_time,
          booking.return_date + booking.return_time) as ends
    ) asked
    cross join lateral (
      select other.id, ${periodColumns(sql)}
      from bookings other
      where other.car_id = booking.car_id and other.id <> booking.id
        and ${reachesInto(sql, sql`asked.starts`, sql`asked.ends`)}
      -- As the index is sorted: it is read only until there are enough.
      order by greatest(other.pickup_date, other.return_date)
      limit ${most}
    ) overlapping
    where booking.id = any(${ids}::bigint[])`;
  const found = new Map<number, Overlapping[]>();
  for (const { of, ...other } of rows) found.set(of, [...(found.get(of) ?? []), other]);
  return found;
}

type OverlapRow = { units: number } & (Period | { [Name in keyof Period]: null });

type Fragment = postgres.PendingQuery<postgres.Row[]>;

function periodColumns(sql: Sql) {
  return sql`
    other.pickup_date as "pickupDate", to_char(other.pickup_time, 'HH24:MI') as "pickupTime",
    other.return_date as "returnDate", to_char(other.return_time, 'HH24:MI') as "returnTime"`;
}

/** Whether a confirmed booking overlaps; its later date is what the index is sorted by. */
function reachesInto(sql: Sql, start: Fragment, end: Fragment) {
  return sql`
    other.status = 'confirmed'
    and greatest(other.pickup_date, other.return_date) >= ${start}::date
    and greatest(other.pickup_date + other.pickup_time,
      other.return_date + other.return_time) > ${start}
    and least(other.pickup_date + other.pickup_time,
      other.return_date + other.return_time) < ${end}`;
}

/** The rows of one car; without an overlap there is one whose period is empty. */
function toOverlaps(rows: readonly OverlapRow[]): Overlaps {
  const periods = rows.flatMap(({ pickupDate, pickupTime, returnDate, returnTime }) =>
    pickupDate === null ? [] : [{ pickupDate, pickupTime, returnDate, returnTime }],
  );
  return { units: rows[0]!.units, periods: periods as Period[] };
}
