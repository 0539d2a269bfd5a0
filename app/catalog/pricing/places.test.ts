import { expect, test } from "vitest";
import { deliveryFeeOf, isServed, OTHER_PLACE } from "./places";
import { EXAMPLE_PLACES } from "./testing/example-places";

test.each(EXAMPLE_PLACES)("$name.en is served, with its fee", ({ name, fee }) => {
  expect(isServed(EXAMPLE_PLACES, name.en)).toBe(true);
  expect(deliveryFeeOf(EXAMPLE_PLACES, name.en)).toBe(fee);
});

test("a place by agreement is always served, without a fee", () => {
  expect(isServed([], OTHER_PLACE)).toBe(true);
  expect(deliveryFeeOf(EXAMPLE_PLACES, OTHER_PLACE)).toBe(0);
});

test.each(["", "tbilisi", "Kutaisi", "თბილისი"])("%j is not served", (value) => {
  expect(isServed(EXAMPLE_PLACES, value)).toBe(false);
});
