import { expect, test } from "vitest";
import { firstMessage } from "~/web/http/api.server";
import { availabilityAnswer, availabilityQuery } from "./availability-call.schema";

const query = {
  vehicle: "Mazda 3",
  pickupDate: "2030-06-10",
  returnDate: "2030-06-12",
  pickupTime: "09:30",
  returnTime: "18:00",
};

test("a query is read in the formats of the form", () => {
  expect(availabilityQuery.parse(query)).toEqual(query);
  const typed = { ...query, vehicle: " Mazda 3 ", pickupDate: "10.6.2030", pickupTime: "9:30" };
  expect(availabilityQuery.parse(typed)).toEqual(query);
  const longest = { ...query, vehicle: "x".repeat(100) };
  expect(availabilityQuery.parse(longest)).toEqual(longest);
});

const VEHICLE = "vehicle must be the name of a car";

test.each([
  ["vehicle", undefined, VEHICLE],
  ["vehicle", " ", VEHICLE],
  ["vehicle", "x".repeat(101), VEHICLE],
  ["vehicle", "Mazda\u00003", VEHICLE],
  ["pickupDate", undefined, "pickupDate must be a date like 2030-12-31"],
  ["pickupDate", "2030-02-30", "pickupDate must be a date like 2030-12-31"],
  ["returnDate", "soon", "returnDate must be a date like 2030-12-31"],
  ["pickupTime", "24:00", "pickupTime must be a time like 09:30"],
  ["returnTime", "", "returnTime must be a time like 09:30"],
])("the %s %j is refused with a reason", (name, value, message) => {
  const { error } = availabilityQuery.safeParse({ ...query, [name]: value });
  expect(firstMessage(error!)).toBe(message);
});

test("the answer says only whether the car is likely taken", () => {
  expect(availabilityAnswer.parse({ likelyTaken: true })).toEqual({ likelyTaken: true });
  expect(availabilityAnswer.safeParse({}).success).toBe(false);
});
