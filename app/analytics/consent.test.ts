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
  ["note=analytics%3Don", false],
])("the cookies %j are a consent: %s", (cookies, consent) => {
  expect(hasConsent(cookies)).toBe(consent);
});
