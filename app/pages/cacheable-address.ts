import { PUBLIC_PAGES } from "~/pages";
import { allows, pageAt } from "./match";
import type { Page } from "./page";

const CACHEABLE: readonly Page[] = PUBLIC_PAGES.filter((page: Page) => page.query);

/**
 * A query without what the page does not know, such as the marks of advertisements, in the table's
 * order: the same on the server, where foreign parameters don't arrive, and in the browser, whose
 * address has them. Of addresses that are no cacheable page the query stays whole.
 */
export function ownSearch(pathname: string, search: string): string {
  const page = pageAt(CACHEABLE, pathname);
  if (!page) return search;
  return searchOf(ownParameters(page, search));
}

/** The address that an answer may be cached by: path and own query; null if it may not be cached. */
export function cacheableAddress({ pathname, search }: URL): string | null {
  const page = pageAt(CACHEABLE, pathname);
  if (!page) return null;
  const own = ownParameters(page, search);
  // If a name comes twice, the page decides which one counts.
  if (new Set(own.map(([name]) => name)).size < own.length) return null;
  const isAllowed = own.every(([name, value]) => {
    const values = page.query?.[name];
    return values ? allows(values, value) : false;
  });
  return isAllowed ? pathname + searchOf(own) : null;
}

function searchOf(parameters: [string, string][]) {
  const query = String(new URLSearchParams(parameters));
  return query && `?${query}`;
}

function ownParameters({ query }: Page, search: string) {
  const asked = new URLSearchParams(search);
  return Object.keys(query ?? {}).flatMap((name) =>
    asked.getAll(name).map((value): [string, string] => [name, value]),
  );
}
