import { startTestServer } from "#db/testing/test-server";
import { ensureBuild } from "../../tools/build.mjs";
import { MEASUREMENT_ID } from "./analytics/analytics-site";
import { openClonedSite, openSite } from "./cloned-site";
import { startStaffSession } from "./staff-session";
import { UNDO_SECONDS } from "./steps/desk-screen-steps";

/** Builds the site and opens it twice in this process for all browser tests: one has analytics. */
export default async function setup() {
  ensureBuild();
  const stopServer = await startTestServer(fillDatabase);
  const [site, analytics] = await Promise.all([
    // Each test is a network of its own by a header. A loaded machine may take half a minute to look at a button.
    openClonedSite({ TRUST_PROXY: "1" }, { undoSeconds: UNDO_SECONDS }),
    openClonedSite({ GA_MEASUREMENT_ID: MEASUREMENT_ID }),
  ]);
  process.env.SITE_URL = site.url;
  process.env.ANALYTICS_SITE_URL = analytics.url;
  await startStaffSession();
  return async () => {
    await Promise.all([site.stop(), analytics.stop()]);
    await stopServer();
  };
}

/** Fills the database by opening the site: Playwright can't read the migrations, which Vite bundles. */
async function fillDatabase(dataDir: string) {
  const site = await openSite({ DATA_DIR: dataDir });
  await site.stop();
}
