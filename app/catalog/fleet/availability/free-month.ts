import { addDays, daysBetween, weekday } from "~/web/calendar";

/** `YYYY-MM` */
export type Month = string;

/**
 * The number of months ahead that a visitor can look at; a later trip extends it to the month after the
 * trip's.
 */
const MAX_AHEAD = 12;

export type MonthDay = {
  /** `YYYY-MM-DD` */
  date: string;
  state: "free" | "taken" | "over" | "otherMonth";
};

export type FreeMonth = {
  month: Month;
  /** The month before; this and the next are null at either end of what can be looked at. */
  previous: Month | null;
  next: Month | null;
  /** The rows from Monday to Sunday, with days of the months around it. */
  weeks: MonthDay[][];
};

export type MonthRange = { first: Month; last: Month };

/** Returns the months that can be looked at. `date` is the trip's, or null. */
export function monthsToShow(date: string | null, today: string): MonthRange {
  const first = monthOf(today);
  const [aYear, afterTrip] = [monthAfter(first, MAX_AHEAD), monthAfter(monthOf(date ?? today), 1)];
  return { first, last: afterTrip > aYear ? afterTrip : aYear };
}

/**
 * Returns the month that was asked for, else the trip's, else the first; never one outside of the range.
 */
export function shownMonth(
  asked: string | null,
  date: string | null,
  { first, last }: MonthRange,
): Month {
  const isMonth = asked !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked);
  const month = isMonth ? asked : date ? monthOf(date) : first;
  if (month < first) return first;
  return month > last ? last : month;
}

/** Returns the first of the days of a month that are not over, and how many there are. */
export function daysToCheck(month: Month, today: string): { first: string; count: number } {
  const first = month === monthOf(today) ? today : `${month}-01`;
  return { first, count: daysBetween(first, `${monthAfter(month, 1)}-01`) };
}

/** Lays out a month by weeks, for a table. */
export function layOutMonth(
  month: Month,
  { first, last }: MonthRange,
  { free, today }: { free: ReadonlySet<string>; today: string },
): FreeMonth {
  const start = `${month}-01`;
  const count = daysBetween(start, `${monthAfter(month, 1)}-01`);
  const before = (weekday(start) + 6) % 7;
  const stateOf = (date: string): MonthDay["state"] => {
    if (monthOf(date) !== month) return "otherMonth";
    if (date < today) return "over";
    return free.has(date) ? "free" : "taken";
  };
  const weeks = Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const date = addDays(start, week * 7 + day - before);
      return { date, state: stateOf(date) };
    }),
  );
  return {
    month,
    previous: month > first ? monthAfter(month, -1) : null,
    next: month < last ? monthAfter(month, 1) : null,
    weeks,
  };
}

/** The days of a month that can be chosen, and the field that they are sent in. */
export type ChoosableDays = { name: "pickupDate" | "returnDate"; days: ReadonlySet<string> };

/**
 * Returns the days that can be chosen: free ones for a pick-up; after it, those of a return, up to the first day that is
 * taken, on which the car comes back at noon.
 */
export function choosableDays({ weeks }: FreeMonth, pickup: string | null): ChoosableDays {
  const days = weeks.flat().filter(({ state }) => state === "free" || state === "taken");
  const free = days.filter(({ state }) => state === "free").map(({ date }) => date);
  const [last] = days.slice(-1);
  if (pickup === null || last === undefined || last.date <= pickup) {
    return { name: "pickupDate", days: new Set(free) };
  }
  const after = days.filter(({ date }) => date > pickup);
  const firstTaken = days.find(({ date, state }) => date >= pickup && state === "taken");
  const returns = after.filter(({ date }) => !firstTaken || date <= firstTaken.date);
  return { name: "returnDate", days: new Set(returns.map(({ date }) => date)) };
}

function monthOf(date: string): Month {
  return date.slice(0, 7);
}

function monthAfter(month: Month, months: number): Month {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}
