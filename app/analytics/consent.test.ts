import { expect, test } from "vitest";
import { hasConsent } from "./consent";

test.each([
  ["analytics=on", true],
  ["lng=ka; analytics=on", true],
  ["analytics=on;lng=ka", true],
  ["", false],
  ["lng=ka", false],
  ["analytics=off", false],
  ["analytics=on; analytics=off", false],
  ["analytics=", false],
  ["analytics=only", false],
  ["xanalytics=on", false],
  ["__Host-analytics=on", true],
  ["__Host-analytics=on; analytics=on", true],
  // In a page or a node of the release before the prefix.
  ["__Host-analytics=on; analytics=off", false],
  ["__Host-analytics=off; analytics=on", false],
  ["note=analytics%3Don", false],
])("the cookies %j are a consent: %s", (cookies, consent) => {
  expect(hasConsent(cookies)).toBe(consent);
});
