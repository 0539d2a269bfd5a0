import { PAGES } from "./page-table";
import { inLanguage, languageIn } from "~/web/i18n/address";
import { firstSegment } from "./match";

/** The first segments of all pages. The router ignores case. */
const FIRST_SEGMENTS = new Set(PAGES.map(({ pattern }) => firstSegment(pattern).toLowerCase()));

/** An address that only the route for all other addresses matches. One of one segment might be a city's. */
export const UNKNOWN_ADDRESS = "/unknown/address";

/** Paths that the router gets as they are: others may be redirected, decoded, or a file's. */
const PLAIN_PATH = /^(?:\/[\w-]+(?:\.\w+)*)+$/;

/** Paths of the router's requests for data. */
const ROUTER_PATH = /^\/__|\.data$/;

/**
 * Returns one address for all where certainly no page is, nor one above it: they get one cached response.
 * Null for other addresses. The number of segments decides about the route.
 */
export function sharedNotFoundAddress({ pathname, search }: URL): string | null {
  if (!PLAIN_PATH.test(pathname) || ROUTER_PATH.test(pathname)) return null;
  const first = firstSegment(pathname);
  if (FIRST_SEGMENTS.has(first.toLowerCase())) return null;
  return inLanguage(first === pathname ? "/unknown" : UNKNOWN_ADDRESS, languageIn(search));
}
