import { LRUCache } from "lru-cache";
import { businessInstant, businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { datesUpTo, emptyReport, localizeReport, periodIn, reportOf } from "./report";
import type { BookingCounts, LocalizedReport, Period, VisitReport } from "./report";
import {
  countBookingsSince,
  countVisitorsSince,
  listDaySums,
  listNamedSums,
} from "./visits.queries.server";

/** `report` is null if the server did not answer; the page then shows zeros. */
export type VisitsTabData = { ok: boolean; report: LocalizedReport | null };

/** Loads the analytics tab; all zeros without a database. */
export async function loadVisitsTab(
  site: { sql: Sql; bookingCounts: CountBookings } | null,
  query: URLSearchParams,
  lang: Language,
): Promise<VisitsTabData> {
  const period = periodIn(query);
  const now = new Date();
  const report = site
    ? await loadVisitReport(site.sql, { period, now, countBookings: site.bookingCounts })
    : emptyReport(period, now);
  return { ok: Boolean(site), report: localizeReport(report, i18nFor(lang).t, lang) };
}

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

const PAST_DAYS_TTL_MS = 60_000;

/**
 * Counts the bookings placed since a date: today's each time; those of past days, which are many and
 * rarely change, at most once a minute from a stale-while-revalidate cache.
 */
export function bookingCounter(sql: Sql) {
  const pastDays = new LRUCache<string, BookingCounts>({
    max: 10,
    ttl: PAST_DAYS_TTL_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (days) => {
      const [from = "", today = ""] = days.split(" ");
      return countBookingsSince(sql, startOf(from), startOf(today));
    },
  });
  return async (from: string, today: string): Promise<BookingCounts> => {
    const [before, now] = await Promise.all([
      pastDays.forceFetch(`${from} ${today}`),
      countBookingsSince(sql, startOf(today)),
    ]);
    return {
      placed: before.placed + now.placed,
      confirmed: before.confirmed + now.confirmed,
    };
  };
}

export type CountBookings = ReturnType<typeof bookingCounter>;

function startOf(date: string) {
  return businessInstant(date, "00:00");
}
