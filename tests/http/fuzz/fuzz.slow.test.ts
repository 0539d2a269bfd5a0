import { test } from "vitest";
import { expectNoFault } from "./expect-no-fault";
import { MEASURED } from "./heap";
import { fuzz } from "./run";
import { useSiteProcess } from "../site-fixture";

const fixture = useSiteProcess({ TRUST_PROXY: "1", ...MEASURED });

test("10,000 random requests, forms, uploads and frames cause no fault", async () => {
  const result = await fuzz(fixture.site, { cases: 10_000 });
  expectNoFault(result);
}, 1_800_000);
