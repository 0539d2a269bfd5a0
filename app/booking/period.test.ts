import { expect, test } from "vitest";
import { instantOf, periodOf } from "./period";

const period = (pickup: string, back: string) => {
  const [pickupDate = "", pickupTime = ""] = pickup.split(" ");
  const [returnDate = "", returnTime = ""] = back.split(" ");
  return periodOf({ pickupDate, pickupTime, returnDate, returnTime });
};

test.each([
  ["2030-06-10 12:00", "2030-06-15 09:30"],
  ["2030-06-10 09:00", "2030-06-10 09:30"],
  ["2030-06-10 12:00", "2030-06-10 12:00"],
])("from %s to %s is in order, also if the return comes first", (start, end) => {
  expect(period(start, end)).toEqual({ start, end });
  expect(period(end, start)).toEqual({ start, end });
});

test("its moments are in Georgia, four hours ahead of UTC", () => {
  expect(instantOf("2030-06-10 12:30")).toEqual(new Date("2030-06-10T08:30:00Z"));
  expect(instantOf("2030-06-10 01:00")).toEqual(new Date("2030-06-09T21:00:00Z"));
});
