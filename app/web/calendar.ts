const DAY_MS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const CLOCK = /^(\d{1,2}):(\d{2})$/;

/** A year outside of these bounds is a typing error. */
const YEARS = { from: 2000, to: 2100 };

/**
 * Parses `YYYY-MM-DD` or `D.M.YYYY`, also with spaces around it, to `YYYY-MM-DD`; null if there is no such
 * day.
 */
export function parseDate(typed: string): string | null {
  const text = typed.trim();
  const iso = ISO.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const [year, month, day] = iso ? iso.slice(1, 4) : dayFirst ? dayFirst.slice(1, 4).reverse() : [];
  if (!year || !month || !day) return null;
  if (Number(year) < YEARS.from || Number(year) > YEARS.to) return null;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && isoDate(instant) === date ? date : null;
}

/** Parses `HH:MM` or `H:MM` to `HH:MM`; null if there is no such time. */
export function parseTime(typed: string): string | null {
  const [, hour, minute] = CLOCK.exec(typed.trim()) ?? [];
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}

/** Returns the days from one calendar date (`YYYY-MM-DD`) to another; negative backwards. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** Returns the calendar date (`YYYY-MM-DD`) some days after another one. */
export function addDays(date: string, days: number): string {
  return isoDate(new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS));
}

/** Returns the weekday of a calendar date: 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Georgia has had UTC+4 all year since 2005. The SQL functions `business_time` and
 * `business_instant` have the same offset. */
const UTC_OFFSET_MS = 4 * 3_600_000;

/** Returns calendar date (`YYYY-MM-DD`) and time (`HH:MM`) of an instant in Georgia. */
export function businessTime(instant: Date): { date: string; time: string } {
  const local = new Date(instant.getTime() + UTC_OFFSET_MS).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Returns the moment (`YYYY-MM-DD HH:MM`) of an instant in Georgia. */
export function businessMoment(instant: Date): string {
  const { date, time } = businessTime(instant);
  return `${date} ${time}`;
}

/** Returns the instant of a calendar date (`YYYY-MM-DD`) and time (`HH:MM`) in Georgia. */
export function businessInstant(date: string, time: string): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - UTC_OFFSET_MS);
}

function isoDate(instant: Date) {
  return instant.toISOString().slice(0, 10);
}
