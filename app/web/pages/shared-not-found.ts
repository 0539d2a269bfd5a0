import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { prefixed, splitLanguage } from "~/web/i18n/prefix";
import { PAGES, PUBLIC_PAGES } from "./page-table";
import { firstSegment, matchPattern } from "./match";

/** The first segments of all pages. The router ignores case. */
const FIRST_SEGMENTS = new Set(PAGES.map(({ pattern }) => firstSegment(pattern).toLowerCase()));

/** An address that only the route for all other addresses matches. */
export const UNKNOWN_ADDRESS = "/unknown/address";

/** Paths that the router gets as they are: others may be redirected, decoded, or a file's. */
const PLAIN_PATH = /^(?:\/[\w-]+(?:\.\w+)*)+$/;

/** Paths of the router's requests for data. */
const ROUTER_PATH = /^\/__|\.data$/;

/**
 * Returns one address for all where certainly no page is, nor one above it: they get one cached response in each
 * language. Null for other addresses.
 */
export function sharedNotFoundAddress({ pathname }: URL): string | null {
  if (!PLAIN_PATH.test(pathname) || ROUTER_PATH.test(pathname)) return null;
  const { lang, path } = splitLanguage(pathname);
  const first = firstSegment(path);
  if (FIRST_SEGMENTS.has(first.toLowerCase())) return null;
  return lang === FALLBACK_LANGUAGE
    ? unknownAddress(path.slice(first.length))
    : prefixed(UNKNOWN_ADDRESS, lang);
}

/**
 * Returns an address that the router matches with the same route: it takes what stands before the path of a page
 * for a language.
 */
function unknownAddress(rest: string) {
  const page = PUBLIC_PAGES.find(({ pattern }) => matchPattern(pattern, rest || "/"));
  if (!page) return UNKNOWN_ADDRESS;
  return `/unknown${page.pattern.replace(/:\w+/, "0")}`.replace(/\/$/, "");
}
