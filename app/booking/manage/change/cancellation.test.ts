import { expect, test } from "vitest";
import type { BookingStatus } from "~/booking/status";
import { cancellation } from "./cancellation";

/** 11:30 in Tbilisi is 07:30 UTC. */
const TRIP = { pickupDate: "2030-06-10", pickupTime: "11:30" };
const UNTIL = new Date("2030-06-08T07:30:00Z");

test.each<[BookingStatus, string, ReturnType<typeof cancellation>]>([
  ["pending", "2030-01-01T00:00:00Z", { ok: true, until: UNTIL }],
  ["confirmed", "2030-06-08T07:30:00Z", { ok: true, until: UNTIL }],
  ["confirmed", "2030-06-08T07:30:00.001Z", { ok: false, reason: "late" }],
  ["pending", "2030-06-10T07:00:00Z", { ok: false, reason: "late" }],
  ["pending", "2040-01-01T00:00:00Z", { ok: false, reason: "late" }],
  ["cancelled", "2030-01-01T00:00:00Z", { ok: false, reason: "cancelled" }],
  ["cancelled", "2040-01-01T00:00:00Z", { ok: false, reason: "cancelled" }],
  ["completed", "2030-01-01T00:00:00Z", { ok: false, reason: "completed" }],
])("a %s booking at %s", (status, now, expected) => {
  expect(
    cancellation({ ...TRIP, status }, { now: new Date(now), freeCancellationHours: 48 }),
  ).toEqual(expected);
});
