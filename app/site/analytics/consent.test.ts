import { expect, test } from "vitest";
import { hasConsent } from "./consent";

test.each([
  ["analytics=on", false, true],
  ["lng=ka; analytics=on", false, true],
  ["analytics=on;lng=ka", false, true],
  ["", false, false],
  ["lng=ka", false, false],
  ["analytics=off", false, false],
  ["analytics=on; analytics=off", false, false],
  ["analytics=", false, false],
  ["analytics=only", false, false],
  ["xanalytics=on", false, false],
  ["note=analytics%3Don", false, false],
  ["__Host-analytics=on", true, true],
  ["__Host-analytics=on; analytics=on", true, true],
  // This may be a cookie of a neighbouring host, or of a release without the prefix.
  ["analytics=on", true, false],
  ["analytics=on; __Host-analytics=", true, false],
  ["__Host-analytics=on; analytics=off", true, false],
  ["__Host-analytics=off; analytics=on", true, false],
])("the cookies %j, on https: %s, are a consent: %s", (cookies, isHttps, consent) => {
  expect(hasConsent(cookies, isHttps)).toBe(consent);
});
