import { addDays, daysBetween, weekday } from "~/calendar";

/** A column of the head: a day, or in long views the days of a week. */
export type Column = { from: string; until: string; first: number; span: number };

/** More days than this are shown by weeks. */
const MAX_SINGLE_DAYS = 31;

/** The columns of the head, from a date (`YYYY-MM-DD`) on. Weeks begin on Monday. */
export function columnsOf(from: string, days: number): Column[] {
  const columns: Column[] = [];
  for (let first = 0; first < days;) {
    const start = addDays(from, first);
    const toMonday = (8 - weekday(start)) % 7 || 7;
    const span = days > MAX_SINGLE_DAYS ? Math.min(toMonday, days - first) : 1;
    columns.push({ from: start, until: addDays(start, span - 1), first, span });
    first += span;
  }
  return columns;
}

/** A moment (`YYYY-MM-DD HH:MM`) in days since the beginning of a date. */
export function daysSince(from: string, moment: string): number {
  const [date = from, time = "00:00"] = moment.split(" ");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return daysBetween(from, date) + (hours * 60 + minutes) / (24 * 60);
}
