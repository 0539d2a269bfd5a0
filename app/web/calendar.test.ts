import { describe, expect, test } from "vitest";
import { addDays, businessTime, daysBetween, parseDate, parseTime, weekday } from "./calendar";

describe("parseDate", () => {
  test.each([
    ["2026-12-31", "2026-12-31"],
    ["31.12.2026", "2026-12-31"],
    ["1.2.2026", "2026-02-01"],
    ["01.02.2026", "2026-02-01"],
    ["29.2.2028", "2028-02-29"],
    ["2000-01-01", "2000-01-01"],
    ["2100-12-31", "2100-12-31"],
    [" 2026-12-31\n", "2026-12-31"],
  ])("reads %s as %s", (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  test.each([
    "",
    "2026-02-29",
    "2026-02-30",
    "2100-02-29",
    "2026-04-31",
    "31.4.2026",
    "2026-00-10",
    "2026-13-01",
    "2026-01-00",
    "2026-01-32",
    "2026-1-1",
    "1999-12-31",
    "2101-01-01",
    "0026-01-01",
    "12026-01-01",
    "2026/01/01",
    "1/2/2026",
    "2026-01-01T10:00",
    "2026-01- 01",
    "٢٠٢٦-٠١-٠١",
    "tomorrow",
  ])("returns null for %j", (text) => {
    expect(parseDate(text)).toBeNull();
  });
});

describe("parseTime", () => {
  test.each([
    ["00:00", "00:00"],
    ["9:05", "09:05"],
    ["09:05", "09:05"],
    ["23:59", "23:59"],
    [" 9:05\n", "09:05"],
  ])("reads %s as %s", (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  test.each(["", "24:00", "12:60", "12", "12:5", "12:00:00", "-1:00", "1200", "noon", "12 :00"])(
    "returns null for %j",
    (text) => {
      expect(parseTime(text)).toBeNull();
    },
  );
});

test("days between two dates are negative backwards", () => {
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2028-03-01", "2028-02-28")).toBe(-2);
  expect(daysBetween("2028-03-01", "2028-03-01")).toBe(0);
});

test("Sunday is weekday 0, Saturday 6", () => {
  expect(weekday("2026-11-22")).toBe(0);
  expect(weekday("2026-11-21")).toBe(6);
});

test.each([
  ["2026-11-21T12:34:56Z", "2026-11-21", "16:34"],
  ["2026-11-21T19:59:59Z", "2026-11-21", "23:59"],
  ["2026-11-21T20:00:00Z", "2026-11-22", "00:00"],
  ["2026-12-31T20:00:00Z", "2027-01-01", "00:00"],
  ["2026-07-01T08:00:00Z", "2026-07-01", "12:00"],
])("%s is %s %s in Tbilisi", (instant, date, time) => {
  expect(businessTime(new Date(instant))).toEqual({ date, time });
});

test.each([
  ["2026-11-21", 0, "2026-11-21"],
  ["2026-11-28", 7, "2026-12-05"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-03-01", -1, "2028-02-29"],
])("%s and %d days are %s", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});
