import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import type { CountBookings } from "./count-bookings.server";
import type { Period } from "./period";
import { reportOf, type VisitReport } from "./report";
import { datesUpTo } from "./summary";
import { countVisitorsSince, listDaySums, listNamedSums } from "./summary.queries.server";

/** A current visitor has opened a page within this time. */
const CURRENT_MS = 5 * 60_000;

/** The peak day is the best weekday of this time, or of the period if that is longer. */
const PEAK_DAYS = 28;

/**
 * Everything that the analytics tab and `GET /api/analytics` show of a period. `current`, `today` and
 * `weekly` do not depend on it.
 */
export async function loadVisitReport(
  sql: Sql,
  { period, now, countBookings }: { period: Period; now: Date; countBookings: CountBookings },
): Promise<VisitReport> {
  const today = businessTime(now).date;
  const known = datesUpTo(today, Math.max(period, PEAK_DAYS + 1));
  const from = known.at(-period)!;
  const [current, sums, named, bookings] = await Promise.all([
    countCurrentVisitors(sql, now),
    listDaySums(sql, known[0]!, today),
    listNamedSums(sql, from, today),
    countBookings(from, today),
  ]);
  return reportOf({ period, known, current, sums, named, bookings });
}

/** The visitors who opened a page within the last five minutes. */
export function countCurrentVisitors(sql: Sql, now: Date): Promise<number> {
  const since = new Date(now.getTime() - CURRENT_MS);
  return countVisitorsSince(sql, businessTime(since).date, since);
}
