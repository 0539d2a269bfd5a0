import { expect, test } from "vitest";
import { businessInstant } from "~/web/calendar";
import { readClock } from "./use-clock";

const MADE = businessInstant("2030-06-01", "12:00").getTime();

test.each([
  // The zone of a clock does not count: Honolulu and Kiritimati have the same instant.
  ["2030-05-31T22:03:00-10:00", "2030-06-01 12:03"],
  ["2030-06-01T22:03:00+14:00", "2030-06-01 12:03"],
  ["2030-06-01T11:58:00+04:00", "2030-06-01 11:58"],
  ["2030-06-01T11:57:59+04:00", null],
  ["2030-06-02T00:00:00+04:00", "2030-06-02 00:00"],
  ["2030-06-02T00:00:01+04:00", null],
  ["2026-01-01T00:00:00+04:00", null],
])("on a page of noon the clock %s is read as %s", (clock, read) => {
  const time = readClock(new Date(clock), MADE);
  expect(time && `${time.date} ${time.time}`).toBe(read);
});
