import { readSettings } from "~/settings.server";
import { createSite } from "~/site.server";

/**
 * The site of a server that makes the router's context by itself and so can't pass one on, as
 * `react-router dev` and `react-router-serve` do. The built `server.ts` never asks for it.
 */
let hosted: ReturnType<typeof createSite> | null = null;

export function hostedSite() {
  return (hosted ??= createSite(readSettings(process.env)));
}
