import { expect, test } from "vitest";
import type { BookingStatus } from "~/booking/status";
import { bookingCar } from "~/booking/testing/booking-car";
import { cancellation } from "./cancellation";

/** 11:30 in Tbilisi is 07:30 UTC. */
const TRIP = { pickupDate: "2030-06-10", pickupTime: "11:30" };
const UNTIL = new Date("2030-06-08T07:30:00Z");
const PICKUP = new Date("2030-06-10T07:30:00Z");

test.each<[BookingStatus, string, ReturnType<typeof cancellation>]>([
  ["confirmed", "2030-01-01T00:00:00Z", { ok: true, isRequest: false, until: UNTIL, hours: 48 }],
  ["confirmed", "2030-06-08T07:30:00Z", { ok: true, isRequest: false, until: UNTIL, hours: 48 }],
  ["confirmed", "2030-06-08T07:30:00.001Z", { ok: false, reason: "late" }],
  ["confirmed", "2030-06-10T07:00:00Z", { ok: false, reason: "late" }],
  ["pending", "2030-01-01T00:00:00Z", { ok: true, isRequest: true }],
  ["pending", "2030-06-10T07:00:00Z", { ok: true, isRequest: true }],
  ["pending", "2040-01-01T00:00:00Z", { ok: true, isRequest: true }],
  ["confirmed", "2030-06-10T07:30:00.001Z", { ok: false, reason: "passed" }],
  ["cancelled", "2030-01-01T00:00:00Z", { ok: false, reason: "cancelled" }],
  ["cancelled", "2040-01-01T00:00:00Z", { ok: false, reason: "cancelled" }],
  ["completed", "2030-01-01T00:00:00Z", { ok: false, reason: "completed" }],
])("a %s booking at %s", (status, now, expected) => {
  const booking = { ...TRIP, status, car: bookingCar() };
  expect(cancellation(booking, { now: new Date(now), freeCancellationHours: 48 })).toEqual(
    expected,
  );
});

const NONE = { isAssigned: false, vehicleId: null, plate: null, number: null };

test.each([
  ["of the fleet without a vehicle", bookingCar(NONE), true],
  ["of no model", bookingCar({ ...NONE, modelId: null, model: "Other" }), true],
  ["with a car from elsewhere", bookingCar({ ...NONE, modelId: null, model: "A bus" }), false],
])("a confirmed booking %s binds nobody until the pick-up: %j", (_, car, isFree) => {
  const at = (now: Date) =>
    cancellation({ ...TRIP, status: "confirmed", car }, { now, freeCancellationHours: 48 });
  expect(at(PICKUP)).toEqual(
    isFree
      ? { ok: true, isRequest: false, until: PICKUP, hours: 0 }
      : { ok: false, reason: "late" },
  );
  expect(at(new Date(PICKUP.getTime() + 1))).toEqual({ ok: false, reason: "passed" });
});

test("a car that the customer has is no booking to cancel", () => {
  const booking = {
    ...TRIP,
    status: "confirmed" as const,
    car: bookingCar({ isHandedOver: true }),
  };
  const rule = { now: new Date("2030-01-01"), freeCancellationHours: 48 };
  expect(cancellation(booking, rule)).toEqual({ ok: false, reason: "out" });
});
