import { ledAddress } from "~/web/i18n/address";
import { LANGUAGE_PARAMETER } from "~/web/i18n/languages";
import { PUBLIC_PAGES } from "./page-table";
import { allows, pageAt } from "./match";
import type { Page } from "./page";

const CACHEABLE: readonly Page[] = PUBLIC_PAGES.filter((page: Page) => page.query);

/**
 * Returns a query without unknown parameters, such as those of advertisements, in the table's order: the
 * server renders cached pages without them, the browser's address has them, and both must show equal links.
 * The query of a page that is not cacheable stays unchanged.
 */
export function ownSearch(pathname: string, search: string): string {
  const page = pageAt(CACHEABLE, pathname);
  if (!page) return search;
  return searchOf(ownParameters(page, search));
}

/**
 * Returns the cache key of an address: path and known parameters; null if it may not be cached, or leads to another
 * language.
 */
export function cacheableAddress(url: URL): string | null {
  return ledAddress(url) === null ? addressAmong(CACHEABLE, url) : null;
}

/** Returns the cache key of an address on some pages of the table; null if it may not be cached. */
export function addressAmong(pages: readonly Page[], { pathname, search }: URL): string | null {
  const page = pageAt(pages, pathname);
  if (!page?.query) return null;
  const own = ownParameters(page, search);
  // If a parameter is repeated, the page decides which one counts.
  if (new Set(own.map(([name]) => name)).size < own.length) return null;
  const isAllowed = own.every(([name, value]) => {
    const values = page.query?.[name];
    return values ? allows(values, value) : false;
  });
  return isAllowed ? pathname + searchOf(own) : null;
}

/**
 * Returns the `No-Vary-Search` of a path: browsers need not fetch a page again for another order of
 * parameters, or for unknown ones such as those of advertisements. Null if it is not cacheable.
 */
export function noVarySearch(pathname: string): string | null {
  const page = pageAt(CACHEABLE, pathname);
  if (!page) return null;
  // It leads to another page.
  const names = [...Object.keys(page.query ?? {}), LANGUAGE_PARAMETER].map((name) => `"${name}"`);
  return `key-order, params, except=(${names.join(" ")})`;
}

/** Returns whether an address has parameters that change the page, other than its language. */
export function hasParameters({ pathname, search }: { pathname: string; search: string }): boolean {
  const parameters = new URLSearchParams(ownSearch(pathname, search));
  return [...parameters.keys()].some((name) => name !== LANGUAGE_PARAMETER);
}

function searchOf(parameters: [string, string][]) {
  const query = String(new URLSearchParams(parameters));
  return query && `?${query}`;
}

function ownParameters({ query }: Page, search: string) {
  const given = new URLSearchParams(search);
  return Object.keys(query ?? {}).flatMap((name) =>
    given.getAll(name).map((value): [string, string] => [name, value]),
  );
}
