import { startTestServer } from "#db/testing/test-server";
import { ensureBuild } from "../bin/build.mjs";
import { MEASUREMENT_ID } from "./analytics/analytics-site";
import { startClonedSite } from "./cloned-site";
import { startSite } from "./site";
import { startStaffSession } from "./staff-session";

/** Builds the site and starts it twice for all browser tests: one has analytics. */
export default async function setup() {
  ensureBuild();
  const stopServer = await startTestServer(fillDatabase);
  const [site, analytics] = await Promise.all([
    // A test of a rate limit sets its client address by a header.
    startClonedSite({ TRUST_PROXY: "1" }),
    startClonedSite({ GA_MEASUREMENT_ID: MEASUREMENT_ID }),
  ]);
  process.env.SITE_URL = site.url;
  process.env.ANALYTICS_SITE_URL = analytics.url;
  await startStaffSession();
  return async () => {
    const sites = [site, analytics];
    const codes = await Promise.all(sites.map((one) => one.stop()));
    await stopServer();
    const failed = sites.find((_, index) => codes[index] !== 0);
    if (failed) throw new Error(`the site ended with ${codes.join()}:\n${failed.output()}`);
  };
}

/** By starting the site: Playwright can't read the migrations, which Vite bundles. */
async function fillDatabase(dataDir: string) {
  const site = await startSite({ dataDir });
  await site.stop();
}
