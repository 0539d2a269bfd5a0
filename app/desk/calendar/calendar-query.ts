import { href } from "react-router";
import { addDays, parseDate } from "~/web/calendar";
import { readRowId } from "~/web/id";

/** The numbers of days that the page offers: today, a fortnight, a month, a quarter. */
export const SPANS = [1, 14, 30, 90] as const;
export const MAX_DAYS = 92;
const DEFAULT_DAYS = 14;
/** The number of days of the list on phones. */
export const WEEK_DAYS = 7;

export type CalendarQuery = {
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  days: number;
  /** The only model that is shown; null for all. */
  model: number | null;
  /** Only vehicles are shown that are free from noon of a day to noon of another; null for all. */
  free: { from: string; until: string } | null;
  /** The number of the page, from 1. */
  page: number;
};

/** Reads the query of the address; what is missing or wrong gets its default. */
export function readCalendarQuery(search: URLSearchParams, today: string): CalendarQuery {
  const days = numberIn(search, "days");
  const [freeFrom, freeUntil] = [dateIn(search, "freeFrom"), dateIn(search, "freeUntil")];
  return {
    from: dateIn(search, "from") ?? today,
    days: days === null ? DEFAULT_DAYS : Math.min(days, MAX_DAYS),
    model: numberIn(search, "model"),
    free: freeFrom && freeUntil ? inOrder(freeFrom, freeUntil) : null,
    page: numberIn(search, "page") ?? 1,
  };
}

/** Returns the address of a calendar, without what is the default. */
export function calendarAddress({ from, days, model, free, page }: Partial<CalendarQuery>): string {
  const query = new URLSearchParams({
    ...(from && { from }),
    ...(days && { days: String(days) }),
    ...(model && { model: String(model) }),
    ...(free && { freeFrom: free.from, freeUntil: free.until }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${href("/admin/calendar")}?${query}` : href("/admin/calendar");
}

function inOrder(one: string, other: string) {
  const [from = one, until = other] = [one, other].toSorted();
  return { from, until: from === until ? addDays(until, 1) : until };
}

function dateIn(search: URLSearchParams, name: string) {
  return parseDate(search.get(name) ?? "");
}

function numberIn(search: URLSearchParams, name: string) {
  return readRowId(search.get(name) ?? "");
}

/** Returns the last day shown. */
export function lastDayOf({ from, days }: Pick<CalendarQuery, "from" | "days">) {
  return addDays(from, days - 1);
}
