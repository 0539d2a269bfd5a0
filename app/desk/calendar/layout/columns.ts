import { addDays, weekday } from "~/web/calendar";

const DAY_MS = 86_400_000;

/** A column of the head: a day, or in long views the days of a week. */
export type Column = { from: string; until: string; first: number; span: number };

/** The maximum number of days that have columns of their own; more are shown by weeks. */
const MAX_SINGLE_DAYS = 31;

/** Returns the columns of the head, from a date (`YYYY-MM-DD`) on. Weeks begin on Monday. */
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

/** Returns a function that converts moments (`YYYY-MM-DD HH:MM`) to days since the beginning of a date. */
export function daysFrom(date: string): (moment: string) => number {
  const start = Date.parse(`${date}T00:00Z`);
  return (moment) => (Date.parse(`${moment.replace(" ", "T")}Z`) - start) / DAY_MS;
}
