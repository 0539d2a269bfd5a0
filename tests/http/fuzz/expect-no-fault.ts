import { expect } from "vitest";
import { MAX_GROWTH_MB, type FuzzResult } from "./run";

/**
 * Expects no fault, and that the attack found the forms and endpoints of the site, and pages in response.
 */
export function expectNoFault(result: FuzzResult) {
  expect(result.failure).toBeNull();
  expect(result).toMatchObject({ faults: [], isAlive: true, isSignedIn: true });
  expect(result.forms).toBeGreaterThan(20);
  expect(result.calls).toBeGreaterThan(10);
  expect(result.answers["200"]).toBeGreaterThan(0);
  expect(result.used.end - result.used.middle).toBeLessThan(MAX_GROWTH_MB);
}
