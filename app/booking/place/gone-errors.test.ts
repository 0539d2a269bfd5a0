import { expect, test } from "vitest";
import { apiErrors, goneErrors } from "./gone-errors";

const VEHICLE = ["booking.errors.vehicle", "booking.errors.vehicleGone"];

test("a form says that a vehicle, places or extras are gone", () => {
  expect(goneErrors([])).toEqual({});
  expect(goneErrors(["vehicle", "pickup", "return", "extras"])).toEqual({
    vehicle: VEHICLE,
    pickup: ["booking.errors.pickup", "booking.errors.placeGone"],
    return: ["booking.errors.return", "booking.errors.placeGone"],
    extras: ["booking.errors.extras"],
  });
});

test("a call may have misspelled a place", () => {
  expect(apiErrors(["vehicle", "pickup", "return", "extras"])).toEqual({
    vehicle: VEHICLE,
    pickup: ["booking.errors.pickup"],
    return: ["booking.errors.return"],
    extras: ["booking.errors.extras"],
  });
});
