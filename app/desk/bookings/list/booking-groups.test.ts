import { expect, test } from "vitest";
import { groupByDay } from "./booking-groups";
import type { DeskBooking } from "./load-booking-list.server";

const booking = (id: number, createdAt: string, pickupDate: string) =>
  ({ id, createdAt, pickupDate }) as DeskBooking;

const BOOKINGS = [
  // This moment is after midnight in Georgia.
  booking(3, "2030-06-10T20:00:00.000Z", "2030-07-02"),
  booking(2, "2030-06-10T19:59:59.000Z", "2030-07-02"),
  booking(1, "2030-06-10T01:00:00.000Z", "2030-07-01"),
];

function groups(order: "pickup" | null) {
  return groupByDay(BOOKINGS, order).map(({ day, bookings }) => [
    day,
    bookings.map(({ id }) => id),
  ]);
}

test("groups bookings by the day on which they were sent, in business time", () => {
  expect(groups(null)).toEqual([
    ["2030-06-11", [3]],
    ["2030-06-10", [2, 1]],
  ]);
});

test("groups bookings by the day of their pick-up", () => {
  expect(groups("pickup")).toEqual([
    ["2030-07-02", [3, 2]],
    ["2030-07-01", [1]],
  ]);
});
