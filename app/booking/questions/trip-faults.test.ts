import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "~/web/calendar";
import { findTripFault, repairTrip } from "./trip-faults";

const NOW = { date: "2030-06-01", time: "10:00" };

/** Reads `2030-06-10 12:00 – 2030-06-15 12:00`. */
function trip(text: string) {
  const [pickup = "", back = ""] = text.split(" – ");
  const [pickupDate = "", pickupTime = ""] = pickup.split(" ");
  const [returnDate = "", returnTime = ""] = back.split(" ");
  return { pickupDate, pickupTime, returnDate, returnTime };
}

test.each([
  // What was typed, its fault, what was probably meant.
  ["2030-06-10 12:00 – 2030-06-15 12:00", null, null],
  ["2030-06-10 12:00 – 2030-06-10 12:01", null, null],
  ["2030-06-15 12:00 – 2030-06-10 12:00", "reversed", "2030-06-10 12:00 – 2030-06-15 12:00"],
  ["2030-06-10 18:00 – 2030-06-10 09:00", "reversed", "2030-06-10 09:00 – 2030-06-10 18:00"],
  ["2030-12-28 12:00 – 2030-01-05 12:00", "reversed", "2030-12-28 12:00 – 2031-01-05 12:00"],
  ["2030-06-10 12:00 – 2030-06-10 12:00", "empty", "2030-06-10 12:00 – 2030-06-11 12:00"],
  ["2030-06-01 09:59 – 2030-06-03 12:00", "past", "2030-06-02 09:59 – 2030-06-04 12:00"],
  ["2030-06-01 10:00 – 2030-06-03 12:00", null, null],
  ["2030-05-04 12:00 – 2030-05-09 12:00", "past", "2031-05-04 12:00 – 2031-05-09 12:00"],
  ["2020-07-04 12:00 – 2020-07-09 12:00", "past", "2030-07-04 12:00 – 2030-07-09 12:00"],
  ["2029-12-28 12:00 – 2030-01-05 12:00", "past", "2030-12-28 12:00 – 2031-01-05 12:00"],
  ["2028-02-29 12:00 – 2028-03-05 12:00", "past", null],
  ["2030-06-10 12:00 – 2030-09-08 12:00", null, null],
  ["2030-06-10 12:00 – 2030-09-09 12:00", "long", null],
  ["2030-06-10 12:00 – 2031-06-15 12:00", "long", "2030-06-10 12:00 – 2030-06-15 12:00"],
  ["2031-06-01 12:00 – 2031-06-05 12:00", null, null],
  ["2031-06-02 12:00 – 2031-06-05 12:00", "far", "2030-06-02 12:00 – 2030-06-05 12:00"],
  ["2039-08-02 12:00 – 2039-08-05 12:00", "far", "2030-08-02 12:00 – 2030-08-05 12:00"],
])("%s: %s", (typed, fault, meant) => {
  expect(findTripFault(trip(typed), NOW)).toBe(fault);
  expect(repairTrip(trip(typed), NOW)).toEqual(meant === null ? null : trip(meant));
});

const moments = fc.record({
  day: fc.integer({ min: -3_000, max: 3_000 }),
  hour: fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:00`),
});

test("what is offered for a trip always makes sense", () => {
  fc.assert(
    fc.property(moments, moments, (pickup, back) => {
      const typed = {
        pickupDate: addDays(NOW.date, pickup.day),
        pickupTime: pickup.hour,
        returnDate: addDays(NOW.date, back.day),
        returnTime: back.hour,
      };
      const meant = repairTrip(typed, NOW);
      const isRight = findTripFault(typed, NOW) === null;
      expect(meant && (isRight || findTripFault(meant, NOW))).toBeNull();
    }),
  );
});
