import { ensureBuild } from "../bin/build.mjs";
import { startSite } from "./site";

/** Builds the site and starts one for all browser tests; the tests find it in `SITE_URL`. */
export default async function setup() {
  ensureBuild();
  // A test that meets a limit of tries says by a header what address it comes from.
  const site = await startSite({ env: { TRUST_PROXY: "1" } });
  process.env.SITE_URL = site.url;
  return async () => {
    const code = await site.stop();
    if (code !== 0) throw new Error(`the site ended with ${code}:\n${site.output()}`);
  };
}
