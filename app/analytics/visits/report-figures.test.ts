import { describe, expect, test } from "vitest";
import {
  averageDaily,
  conversionRate,
  datesUpTo,
  minutesAndSeconds,
  peakWeekday,
  percentages,
} from "./report";

test.each([
  [0, "0:00"],
  [5.4, "0:05"],
  [59.6, "1:00"],
  [61, "1:01"],
  [754, "12:34"],
  [3_600, "60:00"],
])("%d seconds are %s", (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});

test.each([
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1, 0],
    [67, 33, 0],
  ],
  [
    [1, 999, 0],
    [0, 100, 0],
  ],
  [
    [5, 3, 2],
    [50, 30, 20],
  ],
])("%j share a hundred percent as %j", (counts, shares) => {
  expect(percentages(counts)).toEqual(shares);
});

test.each([
  [0, 0, 0],
  [3, 0, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 1_000, 0.1],
  [4, 3, 100],
])("%i bookings of %i visitors convert %d %%", (bookings, visitors, rate) => {
  expect(conversionRate(bookings, visitors)).toBe(rate);
});

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [69, 9],
])("%i visitors a week are %i a day", (weekly, daily) => {
  expect(averageDaily(weekly)).toBe(daily);
});

test("the last days end today, over the ends of months and years", () => {
  expect(datesUpTo("2027-01-02", 4)).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]);
});

describe("the peak day", () => {
  const NO_VISITORS = Array<number>(20).fill(0);
  /** Visitors of some days from Monday 2026-11-02 on. */
  const days = (...visitors: number[]) =>
    datesUpTo("2026-11-30", 29)
      .slice(0, visitors.length)
      .map((day, index) => ({ day, visitors: visitors[index]! }));

  test.each([
    ["Saturday without data", [], 6],
    ["Saturday with less than a week of data", [9, 1, 1, 1, 1, 1], 6],
    ["Saturday if a day of the week had no visitors", [9, 1, 1, 1, 1, 1, 0], 6],
    ["counted with a week of data", [1, 1, 9, 1, 1, 1, 1], 3],
    ["a Sunday too", [1, 1, 1, 1, 1, 1, 9], 0],
    ["not that of the first day, which occurs twice", [...NO_VISITORS, 5, 5, 5, 5, 5, 9, 5, 5], 5],
    ["by the average of a weekday", [9, 1, 1, 1, 1, 1, 8, 1, 1], 0],
  ])("is %s", (_, visitors, weekday) => {
    expect(peakWeekday(days(...visitors))).toBe(weekday);
  });
});
