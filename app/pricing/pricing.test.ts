import { expect, test } from "vitest";
import { rentalDays } from "./rental-days";

test.each([
  ["2026-12-01", "2026-12-01", 1],
  ["2026-12-01", "2026-12-02", 1],
  ["2026-12-01", "2026-12-03", 2],
])("%s to %s are %i rental days", (from, to, days) => {
  expect(rentalDays(from, to)).toBe(days);
});
