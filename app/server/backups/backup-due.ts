import { addDays, businessInstant, businessTime } from "~/web/calendar";

/** The time of the backup in Georgia: few visitors are online, and the day's bookings are complete. */
export const NIGHT = "03:00";
const OVERDUE_MS = 36 * 3_600_000;

/**
 * `last` is the time of the last good backup; null if there is none. `since` is when the site was created.
 */
export type BackupState = { last: Date | null; since: Date };

/** Returns whether the backup of the last night is missing. */
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
