import type { Sql } from "~/db.server";

export type DaySums = {
  day: string;
  views: number;
  visitors: number;
  sessions: number;
  seconds: number;
};

/** The sums of the days from one date to another, both included; days without visits have no row. */
export async function listDaySums(sql: Sql, from: string, to: string): Promise<DaySums[]> {
  return sql<DaySums[]>`
    select day, views, visitors, sessions, seconds from visit_days
    where kind = 'all' and day between ${from} and ${to}
    order by day`;
}

export type NamedSums = { kind: string; name: string; views: number; visitors: number };

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

export type BookingCounts = { placed: number; confirmed: number };

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
