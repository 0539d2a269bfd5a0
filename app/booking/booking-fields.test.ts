import { expect, test } from "vitest";
import { bookingSchema } from "./booking.schema";
import { BOOKING_FIELDS, FIELD_NAMES, INPUT_FIELDS, WATCHED_FIELDS } from "./booking-fields";

test("the schema has exactly the fields of the form", () => {
  expect(INPUT_FIELDS.toSorted()).toEqual(Object.keys(bookingSchema.shape).toSorted());
});

test.each(FIELD_NAMES)("the column of %s has its name in snake case", (name) => {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  expect(BOOKING_FIELDS[name].column).toBe(snake);
});

test("times and instants are formatted, all other columns are plain", () => {
  const formatted = FIELD_NAMES.filter((name) => BOOKING_FIELDS[name].as);
  expect(formatted.map((name) => [name, BOOKING_FIELDS[name].as])).toEqual([
    ["phoneE164", "filled"],
    ["pickupTime", "time"],
    ["returnTime", "time"],
    ["createdAt", "instant"],
  ]);
});

test("price and notices depend on car, dates, times, places and extras", () => {
  expect(WATCHED_FIELDS.toSorted()).toEqual([
    "addChildSeat",
    "addSkiRack",
    "pickup",
    "pickupDate",
    "pickupTime",
    "return",
    "returnDate",
    "returnTime",
    "vehicle",
    "vehicleType",
  ]);
});
