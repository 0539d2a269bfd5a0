import { expect, test } from "vitest";
import { availabilityQuery } from "~/booking/form/use-booking-form";

const FORM = {
  vehicle: "Toyota RAV4",
  pickupDate: "2030-06-10",
  pickupTime: "09:30",
  returnDate: "2030-06-15",
  returnTime: "18:00",
};

test("queries a car and both dates, in any accepted notation", () => {
  const query =
    "vehicle=Toyota+RAV4&pickupDate=2030-06-10&pickupTime=09%3A30&returnDate=2030-06-15&returnTime=18%3A00";
  expect(availabilityQuery(FORM)).toBe(query);
  expect(availabilityQuery({ ...FORM, pickupDate: "10.6.2030", pickupTime: "9:30" })).toBe(query);
});

test("a missing time is the form's default", () => {
  const { pickupTime: _, ...form } = FORM;
  const query = new URLSearchParams(availabilityQuery({ ...form, returnTime: "" })!);
  expect([query.get("pickupTime"), query.get("returnTime")]).toEqual(["12:00", "12:00"]);
});

test.each([
  ["no car", { vehicle: "" }],
  ["a car outside the fleet", { vehicle: "Other" }],
  ["no pick-up", { pickupDate: "" }],
  ["a year that is being typed", { returnDate: "0203-06-15" }],
])("with %s there is no query", (_, changes) => {
  expect(availabilityQuery({ ...FORM, ...changes })).toBeNull();
  expect(availabilityQuery({})).toBeNull();
});
