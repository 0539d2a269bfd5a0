import type { Sql } from "~/web/db.server";
import type { Availability, TimeRange } from "./availability";
import { businessNow, timeRange } from "./time-range.server";

type PeriodQuery = { period: TimeRange; now: Date };

/** Finds the availability of a model on offer, or null. `id` may be any integer. */
export async function findAvailability(sql: Sql, id: bigint, { period, now }: PeriodQuery) {
  const [row] = await sql<{ availability: Availability }[]>`
    select model_availability(id, ${timeRange(sql, period)}, ${businessNow(sql, now)}) as availability
    from cars where id = ${String(id)}::bigint and archived_at is null`;
  return row?.availability ?? null;
}

/** Returns the availability of all models on offer, by their ids. */
export async function listAvailability(sql: Sql, { period, now }: PeriodQuery) {
  const rows = await sql<{ id: number; availability: Availability }[]>`
    select model as id, availability
    from fleet_availability(${timeRange(sql, period)}, ${businessNow(sql, now)})`;
  return new Map(rows.map(({ id, availability }) => [id, availability]));
}

/** Returns those of `count` days in a row on which a model can be rented from noon for a day. */
export async function listFreeDays(
  sql: Sql,
  modelId: number,
  { first, count, now }: { first: string; count: number; now: Date },
) {
  const rows = await sql<{ day: string }[]>`
    select to_char(noon, 'YYYY-MM-DD') as day
    from generate_series(
      ${first}::date + time '12:00',
      ${first}::date + time '12:00' + make_interval(days => ${count - 1}::integer),
      interval '1 day'
    ) as noon
    where model_availability(
      ${modelId}::integer, tsrange(noon, noon + interval '1 day'), ${businessNow(sql, now)}
    ) <> 'request'`;
  return new Set(rows.map(({ day }) => day));
}

/** How many days earlier or later other periods are looked for. */
const REACH = 14;

type ShiftQuery = PeriodQuery & {
  /** Null stands for any model on offer. */
  modelId: number | null;
  /** No period begins before this day, `YYYY-MM-DD`. */
  today: string;
  limit: number;
};

/**
 * Returns by how many days a period has to move to be free, the nearest first. None is farther than two
 * weeks.
 */
export async function findFreeShifts(sql: Sql, asked: ShiftQuery): Promise<number[]> {
  const { modelId, period, today, limit } = asked;
  const now = businessNow(sql, asked.now);
  const isFree =
    modelId === null
      ? sql`exists (select from fleet_availability(moved, ${now}) where availability <> 'request')`
      : sql`model_availability(${modelId}::integer, moved, ${now}) <> 'request'`;
  // Without the offset all periods would be checked before the limit applies.
  const rows = await sql<{ days: number }[]>`
    select days from (
      select days, tsrange(lower(period) + shift, upper(period) + shift) as moved
      from ${timeRange(sql, period)} as period,
        generate_series(-${REACH}::integer, ${REACH}::integer) as days,
        make_interval(days => days) as shift
      where days <> 0 and lower(period) + shift >= ${today}::date
      order by abs(days), days
      offset 0
    ) as periods
    where ${isFree}
    limit ${limit}`;
  return rows.map(({ days }) => days);
}

/**
 * Returns a version for each model, raised with each change of its occupancy: a page with the model's
 * availability depends on it.
 */
export async function findAvailabilityVersions(sql: Sql) {
  const rows = await sql<{ id: number; version: number }[]>`
    select car_id as id, version from availability_versions order by car_id`;
  return new Map(rows.map(({ id, version }) => [id, version]));
}
