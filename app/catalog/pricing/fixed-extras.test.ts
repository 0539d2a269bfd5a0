import fc from "fast-check";
import { expect, test } from "vitest";
import { byExtraField, chosenExtras, EXTRA_FIELDS, EXTRAS, pickExtras } from "./fixed-extras";

const choices = fc.record({ addChildSeat: fc.boolean(), addSkiRack: fc.boolean() });

test("every extra has a field of its own", () => {
  expect(EXTRA_FIELDS).toEqual(["addChildSeat", "addSkiRack"]);
  expect(byExtraField(({ price }) => price)).toEqual({ addChildSeat: 20, addSkiRack: 25 });
});

test("only the extras' fields of a booking are picked", () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(pickExtras(Object.assign({ name: "Nino" }, chosen))).toEqual(chosen);
    }),
  );
});

test("the chosen extras are those whose field is true", () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const fields = chosenExtras(chosen).map(({ field }) => field);
      expect(fields).toEqual(EXTRA_FIELDS.filter((field) => chosen[field]));
    }),
  );
  expect(chosenExtras({})).toEqual([]);
  expect(chosenExtras({ addSkiRack: true })).toEqual([EXTRAS[1]]);
});
