import { startTestServer } from "#db/testing/test-server";
import { ensureBuild } from "../bin/build.mjs";
import { startClonedSite } from "./cloned-site";
import { startSite } from "./site";

/** Builds the site and starts one for all browser tests, at `SITE_URL`. */
export default async function setup() {
  ensureBuild();
  const stopServer = await startTestServer(fillDatabase);
  // A test of a rate limit sets its client address by a header.
  const site = await startClonedSite({ TRUST_PROXY: "1" });
  process.env.SITE_URL = site.url;
  return async () => {
    const code = await site.stop();
    await stopServer();
    if (code !== 0) throw new Error(`the site ended with ${code}:\n${site.output()}`);
  };
}

/** By starting the site: Playwright can't read the migrations, which Vite bundles. */
async function fillDatabase(dataDir: string) {
  const site = await startSite({ dataDir });
  await site.stop();
}
