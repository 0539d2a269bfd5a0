import type { TFunction } from "i18next";
import { addDays, businessTime, weekday } from "~/calendar";
import type { Language } from "~/i18n/languages";
import type { CountedPage as NamedPage } from "~/page-table";

export type CountedPage = NamedPage | "other";

export const DEVICES = ["mobile", "desktop", "tablet"] as const;

export type Device = (typeof DEVICES)[number];

/** The ISO 3166-1 code for an unknown country. */
export const UNKNOWN_COUNTRY = "ZZ";

/** The periods that the analytics tab shows, in days up to and with today. */
export const PERIODS = [7, 30, 90] as const;

export type Period = (typeof PERIODS)[number];

/** The period of a query; a week if it names no valid one. */
export function periodIn(query: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === query.get("days")) ?? 7;
}

/** Sums of a calendar date (`YYYY-MM-DD`). */
export type DaySums = {
  day: string;
  views: number;
  visitors: number;
  sessions: number;
  seconds: number;
};

/** Sums of some days by hour, page, device, country or stage, which is the `kind`. */
export type NamedSums = { kind: string; name: string; views: number; visitors: number };

export type BookingCounts = { placed: number; confirmed: number };

export type VisitReport = ReturnType<typeof reportOf>;

/** Specification 8: shown if the database is unavailable. */
export function emptyReport(period: Period, now: Date): VisitReport {
  const known = datesUpTo(businessTime(now).date, period);
  const nothing = { views: 0, visitors: 0 };
  const pages = (["home", "allCars", "carDetails", "blog"] satisfies CountedPage[]).map((name) => ({
    kind: "page",
    name,
    ...nothing,
  }));
  const named = [...pages, { kind: "country", name: "GE", ...nothing }];
  return reportOf({ period, known, current: 0, sums: [], named, bookings: NO_BOOKINGS });
}

const NO_BOOKINGS = { placed: 0, confirmed: 0 };

type Counted = {
  period: Period;
  /** Calendar dates up to today; the period's are the last of them. */
  known: string[];
  current: number;
  sums: DaySums[];
  named: NamedSums[];
  bookings: BookingCounts;
};

/** Builds the report from sums and counts. */
export function reportOf({ period, known, current, sums, named, bookings }: Counted) {
  const knownDays = known.map((day) => sums.find((sum) => sum.day === day) ?? emptyDay(day));
  const days = knownDays.slice(-period);
  const visitors = total(days, "visitors");
  const weekly = total(days.slice(-7), "visitors");
  return {
    period,
    current,
    today: days.at(-1)!.visitors,
    weekly,
    averageDaily: averageDaily(weekly),
    // Today is not over yet.
    peakWeekday: peakWeekday(knownDays.slice(0, -1)),
    sessionTime: minutesAndSeconds(total(days, "seconds") / (total(days, "sessions") || 1)),
    conversion: conversionRate(bookings.placed, visitors),
    days: days.map(({ day, views, visitors: people }) => ({ day, views, visitors: people })),
    ...namedSections(named),
    funnel: [
      { stage: "visitors" as const, count: visitors },
      { stage: "carViewers" as const, count: sumOf(named, "stage", "car") },
      { stage: "bookings" as const, count: bookings.placed },
      { stage: "confirmed" as const, count: bookings.confirmed },
    ],
  };
}

function emptyDay(day: string): DaySums {
  return { day, views: 0, visitors: 0, sessions: 0, seconds: 0 };
}

function total(days: DaySums[], what: "visitors" | "sessions" | "seconds") {
  return days.reduce((sum, day) => sum + day[what], 0);
}

/** The sections of the report that are sums by name. */
function namedSections(named: NamedSums[]) {
  const of = (kind: string) => named.filter((sum) => sum.kind === kind);
  const devices = DEVICES.map((device) => sumOf(named, "device", device));
  const shares = percentages(devices);
  return {
    hours: Array.from({ length: 24 }, (_, hour) => {
      const name = String(hour).padStart(2, "0");
      return of("hour").find((sum) => sum.name === name)?.views ?? 0;
    }),
    pages: of("page")
      .map(({ name, views }) => ({ page: name, views }))
      .sort((a, b) => b.views - a.views),
    devices: DEVICES.map((device, index) => ({
      device,
      visitors: devices[index]!,
      percent: shares[index]!,
    })),
    countries: of("country").map(({ name, visitors }) => ({ country: name, visitors })),
  };
}

function sumOf(named: NamedSums[], kind: string, name: string) {
  return named.find((sum) => sum.kind === kind && sum.name === name)?.visitors ?? 0;
}

export type LocalizedReport = ReturnType<typeof localizeReport>;

/** Pages and countries in the tab. */
const MAX_ROWS = 15;

/** A report with names of pages and countries, for the tab. */
export function localizeReport(report: VisitReport, t: TFunction, lang: Language) {
  const names = visitNames(t, lang);
  return {
    ...report,
    pages: report.pages
      .slice(0, MAX_ROWS)
      .map(({ page, views }) => ({ name: names.page(page), count: views })),
    countries: report.countries
      .slice(0, MAX_ROWS)
      .map(({ country, visitors }) => ({ name: names.country(country), count: visitors })),
  };
}

/**
 * The names of pages and countries. Browser and server may name countries differently, so only the
 * server calls this for a rendered report; otherwise hydration would not match.
 */
export function visitNames(t: TFunction, lang: Language) {
  const countries = new Intl.DisplayNames([lang], { type: "region" });
  return {
    page: (page: string) => t(`visits.pages.${page as CountedPage}`),
    country: (code: string) =>
      code === UNKNOWN_COUNTRY ? t("visits.unknownCountry") : (countries.of(code) ?? code),
  };
}

/** Seconds as `m:ss`. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Whole percentages with a sum of 100; all 0 without counts. */
export function percentages(counts: readonly number[]): number[] {
  const sum = counts.reduce((before, count) => before + count, 0);
  if (sum === 0) return counts.map(() => 0);
  const shares = counts.map((count) => (count * 100) / sum);
  const missing = 100 - shares.reduce((before, share) => before + Math.floor(share), 0);
  // Largest remainder method.
  const nearest = shares
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .sort((a, b) => b.lost - a.lost || a.index - b.index)
    .slice(0, missing);
  const raised = new Set(nearest.map(({ index }) => index));
  return shares.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
}

/** Bookings among visitors as percent with one decimal, at most 100. */
export function conversionRate(bookings: number, visitors: number): number {
  if (visitors === 0) return 0;
  return Math.min(100, Math.round((bookings * 1000) / visitors) / 10);
}

/** Specification 2, Admin: the weekly total divided by 7, rounded down. */
export function averageDaily(weekly: number): number {
  return Math.floor(weekly / 7);
}

/** Specification 2, Admin: the peak day without enough data. */
const SATURDAY = 6;

/**
 * The weekday with the most visitors on average, 0 is Sunday; Saturday with less than a week of data.
 * Days before the first visitor don't count. Of equals the earlier in the list wins.
 */
export function peakWeekday(days: readonly Pick<DaySums, "day" | "visitors">[]): number {
  const counted = days.filter(({ visitors }) => visitors > 0);
  if (counted.length < 7) return SATURDAY;
  const averages = new Map<number, { days: number; visitors: number }>();
  for (const { day, visitors } of days.slice(days.indexOf(counted[0]!))) {
    const sum = averages.get(weekday(day)) ?? { days: 0, visitors: 0 };
    averages.set(weekday(day), { days: sum.days + 1, visitors: sum.visitors + visitors });
  }
  const average = (sum: { days: number; visitors: number }) => sum.visitors / sum.days;
  const [best] = [...averages].reduce((a, b) => (average(b[1]) > average(a[1]) ? b : a));
  return best;
}

/** The last `count` calendar dates up to and with `today`, oldest first. */
export function datesUpTo(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}
