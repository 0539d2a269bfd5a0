import { PAGES, type CountedPage as NamedPage } from "~/pages";
import { firstSegment, matchPattern, routerPath } from "~/pages/match";
import type { Page } from "~/pages/page";

export type CountedPage = NamedPage | "other";

const COUNTED = PAGES.filter((page) => "countedAs" in page && page.countedAs !== null);

/** The desk, the API and the staff's links, with all paths below them. */
const UNCOUNTED = new Set(PAGES.filter(isUncounted).map(({ pattern }) => firstSegment(pattern)));

/**
 * The page that a visit of a path counts for; the path may have a query. Visits store this name and
 * no address, so no token and no query gets into them. Null for paths that are no visit.
 */
export function countedPage(path: string): CountedPage | null {
  const pathname = routerPath(path.replace(/[?#].*$/s, ""));
  if (UNCOUNTED.has(firstSegment(pathname))) return null;
  // Below a secret page all is that page's.
  const page = COUNTED.find(({ area, pattern }) =>
    matchPattern(pattern, pathname, { end: area !== "secret" }),
  );
  return page?.countedAs ?? "other";
}

function isUncounted({ area, countedAs }: Page) {
  return area === "desk" || area === "api" || countedAs === null;
}
