import { expect, test } from "vitest";
import { isPlateDue } from "./booking-car";

test.each([
  ["confirmed", "2030-06-09T07:59:59Z", false],
  ["confirmed", "2030-06-09T08:00:00Z", true],
  ["confirmed", "2030-06-10T08:00:00Z", true],
  ["confirmed", "2030-07-10T08:00:00Z", true],
  ["completed", "2030-07-10T08:00:00Z", true],
  ["completed", "2030-06-01T08:00:00Z", true],
  ["pending", "2030-06-10T07:00:00Z", false],
  ["cancelled", "2030-06-10T07:00:00Z", false],
] as const)("the plate of a %s booking for 10 June, 12:00, at %s: %s", (status, now, expected) => {
  const booking = { status, pickupDate: "2030-06-10", pickupTime: "12:00" };
  expect(isPlateDue(booking, new Date(now))).toBe(expected);
});
