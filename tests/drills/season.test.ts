import { expect, test } from "vitest";
import { seasonRates } from "./season";

test("a thousand companies have 28 pages a second in their busiest hour", () => {
  const { cached, rendered, visits, bookings, desk } = seasonRates(1_000);
  expect(cached + rendered).toBeCloseTo(27.8, 1);
  expect(visits).toBe(cached + rendered);
  expect(bookings).toBeCloseTo(0.14, 2);
  expect(desk).toBeCloseTo(0.56, 2);
});

test("rates grow with the number of companies", () => {
  expect(seasonRates(2_000).cached).toBeCloseTo(2 * seasonRates(1_000).cached);
});
