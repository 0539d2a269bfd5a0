import { PAGES } from "./page-table";
import { inLanguage, languageIn } from "~/web/i18n/address";
import { firstSegment } from "./match";

/** The first segments of all pages. The router ignores case. */
const FIRST_SEGMENTS = new Set(PAGES.map(({ pattern }) => firstSegment(pattern).toLowerCase()));

/** At one where only the route for all other addresses is; one segment might be a city. */
export const UNKNOWN_ADDRESS = "/unknown/address";

/** Others may be redirected, decoded, or a file's. */
const PLAIN_PATH = /^(?:\/[\w-]+(?:\.\w+)*)+$/;

/** Those of the router, which asks for data. */
const ROUTER_PATH = /^\/__|\.data$/;

/**
 * An address in place of one where certainly no page is, nor one above it: all of them get the same
 * answer. Null for another address. The number of segments decides about the route.
 */
export function sharedNotFoundAddress({ pathname, search }: URL): string | null {
  if (!PLAIN_PATH.test(pathname) || ROUTER_PATH.test(pathname)) return null;
  const first = firstSegment(pathname);
  if (FIRST_SEGMENTS.has(first.toLowerCase())) return null;
  return inLanguage(first === pathname ? "/unknown" : UNKNOWN_ADDRESS, languageIn(search));
}
