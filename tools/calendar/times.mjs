// This reads times and durations of calendars (RFC 5545, 3.3). A wall time is written as ms of UTC.

const DAY = 86_400_000;
const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i;
const DURATION =
  /^([+-])?P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i;

/**
 * Returns null if the text is no time. `zone` is the name of its zone, or null for UTC and times of any
 * zone.
 */
export function parseTime(text, zone = null) {
  const [, year, month, day, hour = "0", minute = "0", second = "0", utc] = TIME.exec(text) ?? [];
  if (!year) return null;
  const numbers = [year, month, day, hour, minute, second].map(Number);
  const wall = Date.UTC(numbers[0], numbers[1] - 1, ...numbers.slice(2));
  const isDate = text.length === 8;
  // A leap second is read as the next second.
  const written = new Date(numbers[5] === 60 ? wall - 1000 : wall).toISOString();
  const isReal = written.startsWith(`${year}-${month}-${day}T${hour.padStart(2, "0")}`);
  if (!isReal || numbers[0] < 100 || numbers[4] > 59 || numbers[5] > 60) return null;
  return { wall, isDate, isUtc: utc !== undefined, zone: isDate || utc ? null : zone };
}

/**
 * Reads a duration as days, which follow the clock of the zone, and ms, which don't. Null if it is none.
 */
export function parseDuration(text) {
  const parts = DURATION.exec(text);
  if (!parts || parts.slice(2).every((part) => part === undefined)) return null;
  const [weeks, days, hours, minutes, seconds] = parts.slice(2).map((part) => Number(part ?? 0));
  const sign = parts[1] === "-" ? -1 : 1;
  return {
    days: sign * (weeks * 7 + days) * DAY,
    ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000,
  };
}
