import { deleteBatch } from "#db/delete-batch";
import type { Sql } from "~/db.server";
import type { BookingCounts, CountedPage, DaySums, Device, NamedSums } from "./report";

export type Visit = {
  /** The calendar date in the business's time zone. */
  day: string;
  /** `00` to `23`, in the business's time zone. */
  hour: string;
  /** ISO 8601 */
  at: string;
  /** At most 2⁵³. */
  visitor: number;
  page: CountedPage;
  device: Device;
  country: string;
};

/** A longer pause starts a new session (design, analytics). */
const SESSION_TIMEOUT = "30 minutes";

/**
 * Stores visits and adds them to the sums of their days by one statement. Visitors and sums are
 * written in a fixed order: nodes that store at the same time wait for each other, without deadlocks.
 */
export async function insertVisits(sql: Sql, visits: Visit[]) {
  const column = <Name extends keyof Visit>(name: Name) => visits.map((visit) => visit[name]);
  await sql`
    with batch as (
      select * from unnest(
        ${column("day")}::date[], ${column("hour")}::text[], ${column("at")}::timestamptz[],
        ${column("visitor")}::bigint[], ${column("page")}::text[], ${column("device")}::text[],
        ${column("country")}::text[]
      ) as batch (day, hour, visited_at, visitor, page, device, country)
    ), stored as (
      insert into visits (day, visited_at, visitor, page, device, country)
      select day, visited_at, visitor, page, device, country from batch
    ), seen as (
      ${upsertVisitors(sql)}
    ), added (day, kind, name, views, visitors, sessions, seconds) as (
      select day, 'all', '', 0, sum(added_visitors), sum(added_sessions), sum(added_seconds)
      from seen group by day
      union all
      select day, 'device', device, 0, sum(added_visitors), 0, 0 from seen group by day, device
      union all
      select day, 'country', country, 0, sum(added_visitors), 0, 0 from seen group by day, country
      union all
      select day, 'stage', 'car', 0, sum(added_car_viewers), 0, 0 from seen group by day
      union all
      select day, 'all', '', count(*), 0, 0, 0 from batch group by day
      union all
      select day, 'hour', hour, count(*), 0, 0, 0 from batch group by day, hour
      union all
      select day, 'page', page, count(*), 0, 0, 0 from batch group by day, page
    )
    insert into visit_days as known (day, kind, name, views, visitors, sessions, seconds)
    select day, kind, name, sum(views), sum(visitors), sum(sessions), sum(seconds)
    from added
    group by day, kind, name
    having sum(views) + sum(visitors) + sum(sessions) + sum(seconds) > 0
    order by day, kind, name
    on conflict (day, kind, name) do update set
      views = known.views + excluded.views,
      visitors = known.visitors + excluded.visitors,
      sessions = known.sessions + excluded.sessions,
      seconds = known.seconds + excluded.seconds`;
}

/** One row for each visitor of a day; returns what each adds to the sums. */
function upsertVisitors(sql: Sql) {
  return sql`
    insert into visitors as known (
      day, visitor, device, country, last_at, saw_car, added_seconds, added_car_viewers
    )
    select
      day, visitor, min(device), min(country), max(visited_at), bool_or(page = 'carDetails'),
      extract(epoch from max(visited_at) - min(visited_at)), bool_or(page = 'carDetails')::integer
    from batch
    group by day, visitor
    order by day, visitor
    on conflict (day, visitor) do update set
      last_at = greatest(known.last_at, excluded.last_at),
      saw_car = known.saw_car or excluded.saw_car,
      added_visitors = 0,
      added_sessions =
        (excluded.last_at > known.last_at + ${SESSION_TIMEOUT}::interval)::integer,
      added_seconds = case
        when excluded.last_at > known.last_at + ${SESSION_TIMEOUT}::interval then 0
        else greatest(0, extract(epoch from excluded.last_at - known.last_at))
      end,
      added_car_viewers = (excluded.saw_car and not known.saw_car)::integer
    returning
      day, device, country, added_visitors, added_sessions, added_seconds, added_car_viewers`;
}

/** The salt of a day, the same for all nodes; `fresh` is stored if the day has none. */
export async function findOrInsertSalt(sql: Sql, day: string, fresh: Buffer): Promise<Buffer> {
  const [row] = await sql<[{ salt: Buffer }]>`
    insert into visit_salts (day, salt) values (${day}, ${fresh})
    on conflict (day) do update set salt = visit_salts.salt
    returning salt`;
  return row.salt;
}

/** Deletes up to `limit` visitors of past days, and returns how many. */
export function deletePastVisitors(sql: Sql, today: string, limit: number) {
  return deleteBatch(sql, "visitors", { where: sql`day < ${today}::date`, limit });
}

/**
 * Creates the partitions of the days around `today`, drops those older than 90 days, and deletes the
 * salts and visitors of past days. Safe to call on any node at any time.
 */
export async function maintainVisitTables(sql: Sql, today: string) {
  await sql`select tend_visits(${today})`;
}

/** The sums of the days from one date to another, both included; days without visits have no row. */
export async function listDaySums(sql: Sql, from: string, to: string): Promise<DaySums[]> {
  return sql<DaySums[]>`
    select day, views, visitors, sessions, seconds from visit_days
    where kind = 'all' and day between ${from} and ${to}
    order by day`;
}

/** The sums of some days by hour, page, device, country and stage, the largest first. */
export async function listNamedSums(sql: Sql, from: string, to: string): Promise<NamedSums[]> {
  return sql<NamedSums[]>`
    select kind, name, sum(views)::bigint as views, sum(visitors)::bigint as visitors
    from visit_days
    where kind <> 'all' and day between ${from} and ${to}
    group by kind, name
    order by sum(visitors) desc, sum(views) desc, name`;
}

/** The visitors who opened a page since an instant, which is on the given day or later. */
export async function countVisitorsSince(sql: Sql, day: string, since: Date): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(distinct visitor) as count from visits
    where day >= ${day} and visited_at > ${since}`;
  return row.count;
}

/** The bookings placed since an instant, up to another or now, and those confirmed of them. */
export async function countBookingsSince(
  sql: Sql,
  from: Date,
  before: Date | null = null,
): Promise<BookingCounts> {
  const [row] = await sql<[BookingCounts]>`
    select
      count(*) as placed,
      count(*) filter (where status in ('confirmed', 'completed')) as confirmed
    from bookings
    where created_at >= ${from} and (${before}::timestamptz is null or created_at < ${before})`;
  return row;
}
