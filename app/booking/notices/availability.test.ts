import { expect, test } from "vitest";
import { availabilityQuery } from "./availability";

const FORM = {
  vehicle: "Toyota RAV4",
  pickupDate: "2030-06-10",
  pickupTime: "09:30",
  returnDate: "2030-06-15",
  returnTime: "18:00",
};

test("a car and both dates are asked about, also as the visitor writes them", () => {
  const asked =
    "vehicle=Toyota+RAV4&pickupDate=2030-06-10&pickupTime=09%3A30&returnDate=2030-06-15&returnTime=18%3A00";
  expect(availabilityQuery(FORM)).toBe(asked);
  expect(availabilityQuery({ ...FORM, pickupDate: "10.6.2030", pickupTime: "9:30" })).toBe(asked);
});

test("a time that is not known yet counts as the form's noon", () => {
  const { pickupTime: _, ...form } = FORM;
  const query = new URLSearchParams(availabilityQuery({ ...form, returnTime: "" })!);
  expect([query.get("pickupTime"), query.get("returnTime")]).toEqual(["12:00", "12:00"]);
});

test.each([
  ["no car", { vehicle: "" }],
  ["another car than ours", { vehicle: "Other" }],
  ["no pick-up", { pickupDate: "" }],
  ["a year that is being typed", { returnDate: "0203-06-15" }],
])("with %s there is nothing to ask", (_, changes) => {
  expect(availabilityQuery({ ...FORM, ...changes })).toBeNull();
  expect(availabilityQuery({})).toBeNull();
});
