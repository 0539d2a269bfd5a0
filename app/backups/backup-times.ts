import { addDays, businessInstant, businessTime, weekday } from "~/calendar";

/** In business time: few visitors, and the day's bookings are complete. */
export const NIGHT = "03:00";
const OVERDUE_MS = 36 * 3_600_000;

/** Retention of nightly backups: the newest of each day, week and month. */
const RETENTION = { days: 7, weeks: 4, months: 12 };

/** `last` is the last good backup; without one, `since` is when the site was created. */
export type BackupState = { last: Date | null; since: Date };

/** Whether the backup of the last night is missing. */
export function isBackupDue({ last, since }: BackupState, now: Date): boolean {
  return (last ?? since) < lastNight(now);
}

export function isBackupOverdue({ last, since }: BackupState, now: Date): boolean {
  return now.getTime() - (last ?? since).getTime() > OVERDUE_MS;
}

function lastNight(now: Date): Date {
  const { date, time } = businessTime(now);
  return businessInstant(time >= NIGHT ? date : addDays(date, -1), NIGHT);
}

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
