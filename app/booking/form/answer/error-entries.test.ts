import { expect, test } from "vitest";
import { errorEntries } from "./error-entries";
import { fieldStateOf } from "~/booking/form/field-state";

const state = fieldStateOf(undefined, {});

test.each([
  [
    ["name", "phone", "pickup"],
    ["pickup", "name", "phone"],
  ],
  [
    ["email", "returnDate", "vehicle", "pickupDate"],
    ["vehicle", "pickupDate", "returnDate", "email"],
  ],
  [
    ["contactPreference", "notes", "pinned"],
    ["contactPreference", "notes", "pinned"],
  ],
  [
    ["notes", "returnTime", "return", "pickupTime", "source", "vehicleType", "vehicleId"],
    ["vehicleId", "vehicleType", "source", "pickupTime", "return", "returnTime", "notes"],
  ],
  [[], []],
])("errors of %j are listed as %j", (names, listed) => {
  expect(errorEntries(names, state).map(({ id }) => id)).toEqual(
    listed.map((name) => `booking-${name}`),
  );
});
