import { readSettings } from "~/settings.server";
import { createSite } from "~/site.server";

/**
 * For servers that create the router's context themselves (`react-router dev`,
 * `react-router-serve`). The built `server.ts` never calls it.
 */
let hosted: ReturnType<typeof createSite> | null = null;

export function hostedSite() {
  return (hosted ??= createSite(readSettings(process.env)));
}
