import { businessTime } from "~/calendar";
import type { CountedPage } from "~/analytics/visits/collect/counted-page";
import type { Period } from "./period";
import { averageDaily, conversionRate, datesUpTo, minutesAndSeconds, peakWeekday } from "./summary";
import type { BookingCounts, DaySums, NamedSums } from "./summary.queries.server";
import { namedParts, sumOf } from "./named-parts";

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

function emptyDay(day: string): DaySums {
  return { day, views: 0, visitors: 0, sessions: 0, seconds: 0 };
}

function total(days: DaySums[], what: "visitors" | "sessions" | "seconds") {
  return days.reduce((sum, day) => sum + day[what], 0);
}
