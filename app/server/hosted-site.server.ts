import { readSettings } from "./settings/settings.server";
import { createSite } from "./site.server";

/**
 * Returns the site for `react-router dev`, which creates the router's context itself. The built `server.ts`
 * never calls it.
 */
let hosted: ReturnType<typeof createSite> | null = null;

export function hostedSite() {
  return (hosted ??= createSite(readSettings(process.env)));
}
