/** @module-tag slow */
import { test } from "vitest";
import { expectNoFault } from "./expect-no-fault";
import { MEASURED } from "./heap";
import { fuzz } from "./run";
import { useSiteProcess } from "../site-fixture";

const fixture = useSiteProcess({ TRUST_PROXY: "1", ...MEASURED });

test("100 random requests, forms, uploads and frames cause no fault", async () => {
  // The gate repeats itself; `npm run test:slow` and `npm run drill` draw other cases.
  const result = await fuzz(fixture.site, { cases: 100, seed: 1 });
  expectNoFault(result);
});
