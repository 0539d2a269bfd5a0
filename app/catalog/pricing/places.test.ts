import { expect, test } from "vitest";
import { englishName } from "./english-name";
import { deliveryFeeOf, isServed, OTHER_PLACE } from "./places";
import { EXAMPLE_PLACES } from "./testing/example-places";

test.each(EXAMPLE_PLACES)("$name.en is served, with its fee", (place) => {
  expect(isServed(EXAMPLE_PLACES, englishName(place))).toBe(true);
  expect(deliveryFeeOf(EXAMPLE_PLACES, englishName(place))).toBe(place.fee);
});

test("a place by agreement is always served, without a fee", () => {
  expect(isServed([], OTHER_PLACE)).toBe(true);
  expect(deliveryFeeOf(EXAMPLE_PLACES, OTHER_PLACE)).toBe(0);
});

test.each(["", "tbilisi", "tbilisi-airport", "Kutaisi", "თბილისი"])("%j is not served", (value) => {
  expect(isServed(EXAMPLE_PLACES, value)).toBe(false);
});
