import { expect, test } from "vitest";
import { isLocation, LOCATIONS } from "./locations";

test.each(LOCATIONS)("%s is a location", (location) => {
  expect(isLocation(location)).toBe(true);
});

test.each(["", "tbilisi", "Kutaisi", null, 0, ["Tbilisi"]])("%j is not a location", (value) => {
  expect(isLocation(value)).toBe(false);
});
