import { weekday } from "~/calendar";

/** Specification 2, Admin: the peak day without enough data. */
const SATURDAY = 6;

/** Seconds as `m:ss`. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Whole percentages with a sum of 100; all 0 without counts. */
export function percentages(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) return counts.map(() => 0);
  const shares = counts.map((count) => (count * 100) / sum);
  const missing = 100 - shares.reduce((total, share) => total + Math.floor(share), 0);
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

/** Visitors of a calendar date (`YYYY-MM-DD`). */
export type DayVisitors = { day: string; visitors: number };

/**
 * The weekday with the most visitors on average, 0 is Sunday; Saturday with less than a week of data.
 * Days before the first visitor don't count. Of equals the earlier in the list wins.
 */
export function peakWeekday(days: readonly DayVisitors[]): number {
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

const DAY_MS = 86_400_000;

/** The last `count` calendar dates up to and with `today`, oldest first. */
export function datesUpTo(today: string, count: number): string[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
