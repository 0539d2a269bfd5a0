import { addDays, businessTime, weekday } from "~/calendar";

/** Retention of nightly backups: the newest of each day, week and month. */
const RETENTION = { days: 7, weeks: 4, months: 12 };

/** Which of the times of nightly backups are no longer needed. */
export function outdatedBackups(times: readonly Date[]): Date[] {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime());
  const kept = new Set([
    ...newestOf(newestFirst, RETENTION.days, (date) => date),
    ...newestOf(newestFirst, RETENTION.weeks, (date) => addDays(date, -((weekday(date) + 6) % 7))),
    ...newestOf(newestFirst, RETENTION.months, (date) => date.slice(0, 7)),
  ]);
  return newestFirst.filter((time) => !kept.has(time));
}

function newestOf(newestFirst: Date[], count: number, periodOf: (date: string) => string) {
  const found = new Map<string, Date>();
  for (const time of newestFirst) {
    const period = periodOf(businessTime(time).date);
    if (!found.has(period)) found.set(period, time);
  }
  return [...found.values()].slice(0, count);
}
