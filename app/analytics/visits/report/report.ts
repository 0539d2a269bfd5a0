import { businessTime } from "~/calendar";
import type { CountedPage } from "~/analytics/visits/collect/counted-page";
import { DEVICES } from "~/analytics/visits/collect/device";
import type { Period } from "./period";
import {
  averageDaily,
  conversionRate,
  datesUpTo,
  minutesAndSeconds,
  peakWeekday,
  percentages,
} from "./summary";
import type { BookingCounts, DaySums, NamedSums } from "./summary.queries.server";

const WEEK = 7;

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
  const weekly = total(days.slice(-WEEK), "visitors");
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
    ...namedParts(named),
    funnel: [
      { stage: "visitors" as const, count: visitors },
      { stage: "carViewers" as const, count: sumOf(named, "stage", "car") },
      { stage: "bookings" as const, count: bookings.placed },
      { stage: "confirmed" as const, count: bookings.confirmed },
    ],
  };
}

/** The parts of the report that are sums by name. */
function namedParts(named: NamedSums[]) {
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

function emptyDay(day: string): DaySums {
  return { day, views: 0, visitors: 0, sessions: 0, seconds: 0 };
}

function total(days: DaySums[], what: "visitors" | "sessions" | "seconds") {
  return days.reduce((sum, day) => sum + day[what], 0);
}
