import { expect, test } from "vitest";
import { readsSettings } from "./reads-settings";

test.each([
  ["/", true],
  ["/tbilisi", true],
  ["/nothing-here", true],
  ["/api/bookings", true],
  ["/api/bookings/7/status", true],
  ["/healthz/more", true],
  ["/api/booking", false],
  ["/api/cars", false],
  ["/api/cars/7", false],
  ["/api/availability", false],
  ["/api/track-visit", false],
  ["/api/analytics", false],
  ["/healthz", false],
  ["/readyz", false],
])("the settings are read for %s: %s", (pathname, reads) => {
  expect(readsSettings(pathname)).toBe(reads);
});
