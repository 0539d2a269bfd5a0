import { expect, test } from "vitest";
import { MEASURED } from "./fuzz/heap";
import { fuzz, MAX_GROWTH_MB } from "./fuzz/run";
import { useSiteProcess } from "./site-fixture";

const fixture = useSiteProcess({ TRUST_PROXY: "1", ...MEASURED });

test("500 random requests, forms, uploads and frames cause no fault", async () => {
  // The gate repeats itself; `npm run test:slow` and `npm run drill` draw other cases.
  const result = await fuzz(fixture.site, { cases: 500, seed: 1 });
  expect(result.failure).toBeNull();
  expect(result).toMatchObject({ faults: [], isAlive: true, isSignedIn: true });
  expect(result.forms).toBeGreaterThan(20);
  expect(result.calls).toBeGreaterThan(10);
  expect(result.answers["200"]).toBeGreaterThan(0);
  expect(result.used.end - result.used.middle).toBeLessThan(MAX_GROWTH_MB);
});
