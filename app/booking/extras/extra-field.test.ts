import { expect, test } from "vitest";
import { extraField, isExtraField, readExtras } from "./extra-field";

test.each(["Roof tent", "G.P.S. [4G]", "50 % off", "კარავი", "it's (new)!~*"])(
  "the field of %s is read with its quantity",
  (name) => {
    const field = extraField({ name: { en: name, ka: "" } });
    expect(field).not.toMatch(/[.[\]]/);
    expect(isExtraField(field)).toBe(true);
    expect(readExtras({ [field]: "3", name: "Nino" })).toEqual([{ name, quantity: 3 }]);
  },
);

test.each([
  ["on", 1],
  ["12", 12],
  ["-1", 0],
  ["1e1", 0],
  ["100", 0],
])("the value %s is the quantity %i", (value, quantity) => {
  expect(readExtras({ "extra-Tent": value })).toEqual([{ name: "Tent", quantity }]);
  expect(readExtras({ "extra-Tent": [value, "7"] })).toEqual([{ name: "Tent", quantity }]);
});

test("an empty field is no extra, and an invalid name is one that is not offered", () => {
  expect(readExtras({ "extra-Tent": "", "extra-": "1", extra: "1" })).toEqual([]);
  expect(readExtras({ "extra-%E0%A4": "1" })).toEqual([{ name: "%E0%A4", quantity: 1 }]);
});

test.each(["extra-a.b", "extra-a[0]", "extra-", "extra", "notes"])("%s is no field", (name) => {
  expect(isExtraField(name)).toBe(false);
});
