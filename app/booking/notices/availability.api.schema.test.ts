import { expect, test } from "vitest";
import { firstMessage } from "~/web/http/api.server";
import {
  availabilityResponse,
  availabilityQuery,
  formerAvailabilityQuery,
} from "./availability.api.schema";

const query = { car: "7", from: "2030-06-10", to: "2030-06-12" };

test("the times are noon unless they are given, and both are put in order", () => {
  expect(availabilityQuery.parse(query)).toEqual({
    id: 7n,
    trip: {
      pickupDate: "2030-06-10",
      pickupTime: "12:00",
      returnDate: "2030-06-12",
      returnTime: "12:00",
    },
    period: { start: "2030-06-10 12:00", end: "2030-06-12 12:00" },
  });
  const reversed = { ...query, from: "2030-06-15", fromTime: "9:30", toTime: "18:00" };
  expect(availabilityQuery.parse(reversed).period).toEqual({
    start: "2030-06-12 18:00",
    end: "2030-06-15 09:30",
  });
  const longest = { ...query, to: "2031-06-11" };
  expect(availabilityQuery.safeParse(longest).success).toBe(true);
});

test.each([
  ["car", undefined, "car must be the id of a car"],
  ["car", "Mazda", "car must be the id of a car"],
  ["car", "1.5", "car must be the id of a car"],
  ["from", "", "from must be a date like 2030-12-31"],
  ["to", "2030-02-30", "to must be a date like 2030-12-31"],
  ["to", "2031-06-12", "from and to must be at most 366 days apart"],
  ["from", "2033-06-12", "from and to must be at most 366 days apart"],
  ["fromTime", "24:00", "fromTime must be a time like 09:30"],
  ["toTime", "", "toTime must be a time like 09:30"],
])("the parameter %s %j is refused with a reason", (name, value, message) => {
  const { error } = availabilityQuery.safeParse({ ...query, [name]: value });
  expect(firstMessage(error!)).toBe(message);
});

const former = {
  vehicle: "Mazda 3",
  pickupDate: "2030-06-10",
  returnDate: "2030-06-12",
  pickupTime: "09:30",
  returnTime: "18:00",
};

test("the former parameters are read in the formats of the form", () => {
  expect(formerAvailabilityQuery.parse(former)).toEqual(former);
  const typed = { ...former, vehicle: " Mazda 3 ", pickupDate: "10.6.2030", pickupTime: "9:30" };
  expect(formerAvailabilityQuery.parse(typed)).toEqual(former);
  const longest = { ...former, vehicle: "x".repeat(100) };
  expect(formerAvailabilityQuery.parse(longest)).toEqual(longest);
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
])("the former parameter %s %j is refused with a reason", (name, value, message) => {
  const { error } = formerAvailabilityQuery.safeParse({ ...former, [name]: value });
  expect(firstMessage(error!)).toBe(message);
});

test("the answer says only how available the car is", () => {
  const answer = { car: 7, availability: "last", asOf: "2030-06-01T08:00:00.000Z" };
  expect(availabilityResponse.parse(answer)).toEqual(answer);
  expect(availabilityResponse.safeParse({ ...answer, availability: "taken" }).success).toBe(false);
});
