import type { Sql } from "~/web/db.server";
import type { CountedPage, Device } from "~/site/visits/report";

export type Visit = {
  /** The calendar date in Georgia. */
  day: string;
  /** The hour in Georgia, `00` to `23`. */
  hour: string;
  /** The instant, ISO 8601. */
  at: string;
  /** The visitor's anonymous key, at most 2⁵³. */
  visitor: number;
  page: CountedPage;
  device: Device;
  country: string;
};

/** The pause that starts a new session (design, analytics). */
const SESSION_TIMEOUT = "30 minutes";

/** The time within which a current visitor has opened a page. */
const CURRENT_TIME = "5 minutes";

/**
 * Adds visits to the sums of their days by one statement. Visitors and sums are written in a fixed
 * order: nodes that store at the same time wait for each other, without deadlocks.
 */
export async function insertVisits(sql: Sql, visits: Visit[]) {
  await sql`
    with batch as (
      select day, hour, "at" as visited_at, visitor, page, device, country
      from jsonb_to_recordset(${sql.json(visits)}) as visit (
        day date, hour text, "at" timestamptz, visitor bigint, page text, device text, country text
      )
    ), seen as (
      ${upsertVisitors(sql)}
    ), added as (
      select day, kind, name, 1 as views, 0 as visitors, 0 as sessions, 0 as seconds
      from batch
      cross join lateral (values ('all', ''), ('hour', hour), ('page', page)) as counted (kind, name)
      union all
      select day, kind, name, 0, counted.visitors, counted.sessions, counted.seconds
      from seen
      cross join lateral (values
        ('all', '', added_visitors, added_sessions, added_seconds),
        ('device', device, added_visitors, 0, 0),
        ('country', country, added_visitors, 0, 0),
        ('stage', 'car', added_car_viewers, 0, 0)
      ) as counted (kind, name, visitors, sessions, seconds)
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

/** Writes one row for each visitor of a day. Returns what each adds to the sums. */
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

/** Returns the salt of a day, which all nodes share. `fresh` is stored if the day has none. */
export async function findOrInsertSalt(sql: Sql, day: string, fresh: Buffer): Promise<Buffer> {
  const [row] = await sql<[{ salt: Buffer }]>`
    insert into visit_salts (day, salt) values (${day}, ${fresh})
    on conflict (day) do update set salt = visit_salts.salt
    returning salt`;
  return row.salt;
}

/** Single page views, which earlier releases stored, are deleted after this time. */
const KEEP_VIEWS_DAYS = 90;

/**
 * Deletes the salts and visitors of past days, and old single page views. Safe to call on any node at any time.
 */
export async function deleteOldVisits(sql: Sql, today: string) {
  await sql`select maintain_visits(${today}, ${KEEP_VIEWS_DAYS})`;
}

export type DaySums = {
  /** The day, `YYYY-MM-DD`. */
  day: string;
  views: number;
  visitors: number;
  sessions: number;
  seconds: number;
};

/** Returns the sums of the last days up to today, the oldest first. */
export async function listDays(sql: Sql, today: string, count: number): Promise<DaySums[]> {
  return sql<DaySums[]>`
    select
      ${today}::date - ago as day, coalesce(views, 0) as views, coalesce(visitors, 0) as visitors,
      coalesce(sessions, 0) as sessions, coalesce(seconds, 0) as seconds
    from generate_series(0, ${count}::integer - 1) as ago
    left join visit_days on kind = 'all' and visit_days.day = ${today}::date - ago
    order by ago desc`;
}

export type NamedSum = {
  kind: "hour" | "page" | "device" | "country" | "stage";
  name: string;
  /** Page views of an hour or page, visitors of other names. */
  count: number;
};

/** Returns the sums since a day, the largest first. */
export async function listNamedSums(sql: Sql, from: string): Promise<NamedSum[]> {
  return sql<NamedSum[]>`
    select kind, name, sum(views + visitors)::bigint as count from visit_days
    where kind <> 'all' and day >= ${from}
    group by kind, name
    order by count desc, name`;
}

/**
 * Returns the weekday with the most visitors on average in the four weeks before today, 0 is Sunday; null
 * with less than a week of data.
 */
export async function findPeakWeekday(sql: Sql, today: string): Promise<number | null> {
  const [row] = await sql<{ weekday: number }[]>`
    with past as (
      select extract(dow from day)::integer as weekday, visitors from visit_days
      where kind = 'all' and day between ${today}::date - 28 and ${today}::date - 1
    )
    select weekday from past
    where (select count(*) from past) >= 7
    group by weekday
    order by avg(visitors) desc, weekday
    limit 1`;
  return row?.weekday ?? null;
}

/** Counts the visitors who opened a page within the last five minutes. */
export async function countCurrentVisitors(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*) as count from visitors
    where last_at > ${now}::timestamptz - ${CURRENT_TIME}::interval`;
  return row.count;
}

export type BookingCounts = { placed: number; confirmed: number };

/** Counts the bookings placed since an instant, up to another or now, and those confirmed of them. */
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
