import { describe, expect, test } from "vitest";
import { EXAMPLE_EXTRAS, TENT, WIFI } from "~/catalog/pricing/testing/example-extras";
import {
  extraField,
  extraValues,
  fieldsOfExtra,
  isExtraField,
  quantityIn,
  readExtrasParameter,
  writeExtras,
  readExtras,
  readOffered,
} from "./extra-field";

const [SEAT, RACK] = EXAMPLE_EXTRAS;

test.each([
  [SEAT, "addChildSeat"],
  [RACK, "addSkiRack"],
  [{ ...SEAT, max: 2 }, "extra-child-seat"],
  [TENT, "extra-roof-tent"],
  [WIFI, "extra-wi-fi"],
])("the form's field of $slug is %s", (extra, field) => {
  expect(extraField(extra)).toBe(field);
});

test.each(["Roof tent", "G.P.S. [4G]", "50 % off", "კარავი", "it's (new)!~*"])(
  "the former field of %s, by its English name, is read with its quantity",
  (name) => {
    const field = fieldsOfExtra({ slug: "tent", name: { en: name }, max: 3 }).at(-1)!;
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
  expect(readExtras({ "extra-tent": value })).toEqual([{ name: "tent", quantity }]);
  expect(readExtras({ "extra-tent": [value, "7"] })).toEqual([{ name: "tent", quantity }]);
});

test("extras of an address are values of the form, whatever else it has", () => {
  const extras = [
    { name: "child-seat", quantity: 2 },
    { name: "G.P.S. [4G], 50 %", quantity: 1 },
  ];
  const values = readExtrasParameter(writeExtras(extras));
  expect(readExtras(values)).toEqual(extras);
  expect(readExtrasParameter("child-seat,:1,a b:1,x:999,tent:1")).toEqual({ "extra-tent": "1" });
  expect(readExtrasParameter("")).toEqual({});
});

test("an empty field is no extra, and an invalid name is one that is unknown", () => {
  expect(readExtras({ "extra-tent": "", "extra-": "1", extra: "1" })).toEqual([]);
  expect(readExtras({ "extra-%E0%A4": "1" })).toEqual([{ name: "%E0%A4", quantity: 1 }]);
});

test.each(["extra-a.b", "extra-a[0]", "extra-", "extra", "notes"])("%s is no field", (name) => {
  expect(isExtraField(name)).toBe(false);
});

describe("values of a draft, a queued booking or a link", () => {
  const SEATS = { ...SEAT, max: 3 };

  test.each([
    [SEAT, { addChildSeat: "on" }, 1, "on"],
    [SEAT, { addChildSeat: "true" }, 1, "on"],
    [SEAT, { "extra-child-seat": "1" }, 1, "on"],
    [SEAT, { "extra-Child%20seat": "on" }, 1, "on"],
    [SEAT, { addChildSeat: "false" }, 0, ""],
    [SEATS, { addChildSeat: "on" }, 1, "1"],
    [SEATS, { "extra-child-seat": "3" }, 3, "3"],
    [SEATS, { "extra-child-seat": "", addChildSeat: "on" }, 1, "1"],
    [TENT, { "extra-Roof%20tent": "2" }, 2, "2"],
    [TENT, { "extra-roof-tent": "1", "extra-Roof%20tent": "2" }, 1, "1"],
    [TENT, { "extra-other": "1" }, 0, ""],
    [TENT, {}, 0, ""],
  ])("of $slug in %j are %i of it, in the form's field %j", (extra, values, quantity, text) => {
    expect(quantityIn(values, extra)).toBe(quantity);
    expect(extraValues(values, [extra])).toEqual({ [extraField(extra)]: text });
  });

  test("have only the extras and quantities that can be booked", () => {
    const values = {
      addSkiRack: "on",
      "extra-Roof%20tent": "3",
      "extra-wi-fi": "on",
      "extra-x": "1",
    };
    expect(readOffered(values, [SEAT, RACK, TENT, WIFI])).toEqual([
      { ...RACK, quantity: 1 },
      { ...WIFI, quantity: 1 },
    ]);
  });
});
