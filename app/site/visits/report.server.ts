import { LRUCache } from "lru-cache";
import { addDays, businessInstant, businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { i18nFor } from "~/texts/i18n.server";
import { languageDetails, type Language } from "~/web/i18n/languages";
import { DEVICES, HOURS, SATURDAY, UNKNOWN_COUNTRY } from "./report";
import type { CountedPage, Device, Period } from "./report";
import {
  countBookingsSince,
  countCurrentVisitors,
  findPeakWeekday,
  listDays,
  listNamedSums,
  type BookingCounts,
  type DaySums,
  type NamedSum,
} from "./visits.queries.server";

/** How many pages and countries a report has. */
const MAX_ROWS = 15;

type VisitSource = { sql: Sql; bookingCounts: CountBookings };

export type VisitReport = Awaited<ReturnType<typeof loadVisitReport>>;

/**
 * Loads everything that the analytics tab and `GET /api/analytics` show of a period. The figures up to the
 * peak day do not depend on it.
 */
export async function loadVisitReport(
  { sql, bookingCounts }: VisitSource,
  { period, lang, now = new Date() }: { period: Period; lang: Language; now?: Date },
) {
  const today = businessTime(now).date;
  const from = addDays(today, 1 - period);
  const [current, days, named, peakWeekday, bookings] = await Promise.all([
    countCurrentVisitors(sql, now),
    listDays(sql, today, period),
    listNamedSums(sql, from),
    findPeakWeekday(sql, today),
    bookingCounts(from, today),
  ]);
  const visitors = total(days, "visitors");
  const weekly = total(days.slice(-7), "visitors");
  return {
    period,
    current,
    today: total(days.slice(-1), "visitors"),
    weekly,
    // Specification 2, Admin, asks for the rounding.
    averageDaily: Math.floor(weekly / 7),
    peakWeekday: peakWeekday ?? SATURDAY,
    sessionTime: minutesAndSeconds(total(days, "seconds") / (total(days, "sessions") || 1)),
    conversion: conversionRate(bookings.placed, visitors),
    days: days.map((sums) => ({ day: sums.day, views: sums.views, visitors: sums.visitors })),
    ...namedCounts(named, lang),
    funnel: [
      { stage: "visitors" as const, count: visitors },
      { stage: "carViewers" as const, count: countOf(named, "stage", "car") },
      { stage: "bookings" as const, count: bookings.placed },
      { stage: "confirmed" as const, count: bookings.confirmed },
    ],
  };
}

function total(days: DaySums[], what: "visitors" | "sessions" | "seconds") {
  return days.reduce((sum, day) => sum + day[what], 0);
}

function countOf(sums: NamedSum[], kind: NamedSum["kind"], name: string) {
  return sums.find((sum) => sum.kind === kind && sum.name === name)?.count ?? 0;
}

/** Names pages and countries in a language. */
function namedCounts(sums: NamedSum[], lang: Language) {
  const { t } = i18nFor(lang);
  const countryNames = new Intl.DisplayNames([languageDetails(lang).locale], { type: "region" });
  const nameOf = {
    page: (page: string) => t(`visits.pages.${page as CountedPage}`),
    country: (code: string) =>
      code === UNKNOWN_COUNTRY ? t("visits.unknownCountry") : (countryNames.of(code) ?? code),
  };
  const ranking = (kind: "page" | "country") =>
    sums
      .filter((sum) => sum.kind === kind)
      .slice(0, MAX_ROWS)
      .map(({ name, count }) => ({ name: nameOf[kind](name), count }));
  return {
    hours: Array.from({ length: HOURS }, (_, hour) =>
      countOf(sums, "hour", String(hour).padStart(2, "0")),
    ),
    pages: ranking("page"),
    countries: ranking("country"),
    devices: shareOut(
      DEVICES.map((device) => ({ device, count: countOf(sums, "device", device) })),
    ),
  };
}

/** Adds whole percentages with a sum of 100, by rounding the running total; all 0 without counts. */
export function shareOut(devices: { device: Device; count: number }[]) {
  const all = devices.reduce((sum, { count }) => sum + count, 0) || 1;
  let counted = 0;
  return devices.map(({ device, count }) => {
    const before = Math.round((counted * 100) / all);
    counted += count;
    return { device, count, percent: Math.round((counted * 100) / all) - before };
  });
}

/** Formats seconds as `m:ss`. */
function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Returns bookings among visitors as percent with one decimal, at most 100. */
export function conversionRate(bookings: number, visitors: number): number {
  if (visitors === 0) return 0;
  return Math.min(100, Math.round((bookings * 1000) / visitors) / 10);
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
