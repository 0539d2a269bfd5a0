import { expect, test } from "vitest";
import { choosableDays, daysToCheck, layOutMonth, monthsToShow, shownMonth } from "./free-month";

const TODAY = "2030-06-12";

const layOut = (month: string, ...free: string[]) =>
  layOutMonth(month, monthsToShow(null, TODAY), { free: new Set(free), today: TODAY });

test.each([
  [null, null, "2030-06"],
  [null, "2030-08-03", "2030-08"],
  ["2030-07", "2030-08-03", "2030-07"],
  ["2031-06", null, "2031-06"],
  ["2031-07", null, "2031-06"],
  ["2030-05", null, "2030-06"],
  [null, "2029-01-01", "2030-06"],
  ["2030-13", null, "2030-06"],
  ["July", "2030-08-03", "2030-08"],
  [null, "2032-02-03", "2032-02"],
  ["2032-03", "2032-02-03", "2032-03"],
  ["2032-04", "2032-02-03", "2032-03"],
])("with the month %j and the trip from %j, the month is %s", (asked, date, month) => {
  expect(shownMonth(asked, date, monthsToShow(date, TODAY))).toBe(month);
});

test.each([
  ["2030-06", { first: TODAY, count: 19 }],
  ["2030-07", { first: "2030-07-01", count: 31 }],
  ["2030-12", { first: "2030-12-01", count: 31 }],
  ["2031-02", { first: "2031-02-01", count: 28 }],
])("the days of %s that are not over", (month, days) => {
  expect(daysToCheck(month, TODAY)).toEqual(days);
});

test("weeks run from Monday to Sunday", () => {
  const { weeks, ...around } = layOut("2030-06", "2030-06-12", "2030-06-30");
  expect(around).toEqual({ month: "2030-06", previous: null, next: "2030-07" });
  expect(weeks.map((week) => week.map(({ date }) => Number(date.slice(8))))).toEqual([
    [27, 28, 29, 30, 31, 1, 2],
    [3, 4, 5, 6, 7, 8, 9],
    [10, 11, 12, 13, 14, 15, 16],
    [17, 18, 19, 20, 21, 22, 23],
    [24, 25, 26, 27, 28, 29, 30],
  ]);
  const states = new Map(weeks.flat().map(({ date, state }) => [date, state]));
  const dates = ["2030-05-31", "2030-06-11", "2030-06-12", "2030-06-13", "2030-06-30"];
  expect(dates.map((date) => states.get(date))).toEqual([
    "otherMonth",
    "over",
    "free",
    "taken",
    "free",
  ]);
});

test("the last month that can be looked at is a year ahead", () => {
  expect(layOut("2031-06")).toMatchObject({
    previous: "2031-05",
    next: null,
  });
  expect(layOut("2030-12")).toMatchObject({ next: "2031-01" });
});

test.each([
  ["a free day for the pick-up", null, "pickupDate", [12, 13, 14, 20]],
  ["a day up to the first taken one for the return", "2030-06-12", "returnDate", [13, 14, 15]],
  ["none but the next day after the last free one", "2030-06-20", "returnDate", [21]],
  [
    "days from the first on, after a pick-up in a month before",
    "2030-05-30",
    "returnDate",
    [12, 13, 14, 15],
  ],
  ["another pick-up, after one on the last day", "2030-06-30", "pickupDate", [12, 13, 14, 20]],
])("lets visitors choose %s", (_, pickup, name, days) => {
  const free = ["2030-06-12", "2030-06-13", "2030-06-14", "2030-06-20"];
  const choosable = choosableDays(layOut("2030-06", ...free), pickup);
  const dates = days.map((day) => `2030-06-${day}`);
  expect([choosable.name, [...choosable.days]]).toEqual([name, dates]);
});
