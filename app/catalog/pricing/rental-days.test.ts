import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rentalDays } from "./rates";

describe("rental days of two dates", () => {
  test.each([
    ["on one day", "2026-12-01", "2026-12-01", 1],
    ["overnight", "2026-12-01", "2026-12-02", 1],
    ["over two nights", "2026-12-01", "2026-12-03", 2],
    ["into the next month", "2026-01-31", "2026-02-01", 1],
    ["over a whole February", "2026-02-01", "2026-03-01", 28],
    ["over a leap year's February", "2028-02-01", "2028-03-01", 29],
    ["over the leap day alone", "2028-02-28", "2028-03-01", 2],
    ["over the end of a common February", "2027-02-28", "2027-03-01", 1],
    ["over a century that is not a leap year", "2100-02-28", "2100-03-01", 1],
    ["over a century that is a leap year", "2000-02-28", "2000-03-01", 2],
    ["into the next year", "2026-12-31", "2027-01-01", 1],
    ["over a whole year", "2026-01-01", "2027-01-01", 365],
    ["over a whole leap year", "2028-01-01", "2029-01-01", 366],
    // Calendar days are counted, regardless of clock changes.
    ["over the start of summer time", "2026-03-28", "2026-03-30", 2],
    ["over the end of summer time", "2026-10-24", "2026-10-26", 2],
    ["over the American start of summer time", "2026-03-07", "2026-03-09", 2],
    ["over the change of Tbilisi's own clock in 2004", "2004-06-26", "2004-06-28", 2],
  ])("%s: %s to %s are %i", (_, from, to, days) => {
    expect(rentalDays(from, to)).toBe(days);
  });

  test("a return before the pick-up has the same number of days", () => {
    expect(rentalDays("2026-06-15", "2026-06-10")).toBe(5);
    expect(rentalDays("2026-06-11", "2026-06-10")).toBe(1);
  });
});

/** Any day that the site accepts, `YYYY-MM-DD`. */
const dates = fc
  .date({
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2100-12-31T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((instant) => instant.toISOString().slice(0, 10));

describe("for any two dates", () => {
  test("the number is an integer, at least one, and the same if the dates are swapped", () => {
    fc.assert(
      fc.property(dates, dates, (from, to) => {
        const days = rentalDays(from, to);
        expect(Number.isInteger(days)).toBe(true);
        expect(days).toBeGreaterThanOrEqual(1);
        expect(rentalDays(to, from)).toBe(days);
      }),
    );
  });

  test("a return n days later gives n rental days", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 400 }), (from, days) => {
        const back = new Date(`${from}T00:00:00Z`);
        back.setUTCDate(back.getUTCDate() + days);
        expect(rentalDays(from, back.toISOString().slice(0, 10))).toBe(days);
      }),
    );
  });
});
