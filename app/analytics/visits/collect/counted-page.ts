import { PAGES, type CountedPage as NamedPage } from "~/page-table";
import { firstSegment, matchPattern, routerPath } from "~/pages/match";
import type { Page } from "~/pages/page";

export type CountedPage = NamedPage | "other";

const COUNTED = PAGES.filter((page) => "countedAs" in page && page.countedAs !== null);

/** First segments of the desk, the API and the staff's links. */
const UNCOUNTED = new Set(PAGES.filter(isUncounted).map(({ pattern }) => firstSegment(pattern)));

/**
 * The page name of a path, which may have a query. Visits store this name and no address, so neither
 * tokens nor queries are stored. Null for paths that don't count.
 */
export function countedPage(path: string): CountedPage | null {
  const pathname = routerPath(path.replace(/[?#].*/s, ""));
  if (UNCOUNTED.has(firstSegment(pathname))) return null;
  // Paths below a secret page count as that page.
  const page = COUNTED.find(({ area, pattern }) =>
    matchPattern(pattern, pathname, { end: area !== "secret" }),
  );
  return page?.countedAs ?? "other";
}

function isUncounted({ area, countedAs }: Page) {
  return area === "desk" || area === "api" || countedAs === null;
}
