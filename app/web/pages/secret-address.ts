import { PUBLIC_PAGES, SECRET_PAGES } from "./page-table";
import { matchPattern, routerPath } from "./match";
import type { Page } from "./page";

const SECRET_PARAMETERS = PUBLIC_PAGES.flatMap(({ query = {} }: Page) =>
  Object.keys(query).filter((name) => query[name] === null),
);

/** Returns whether a path contains a token: a secret page's, or one below it such as `/bookings/TOKEN.data`. */
export function isSecretPath(pathname: string): boolean {
  return secretPageAt(pathname) !== null;
}

/** Returns whether an address contains a booking's token, in its path or query. */
export function isSecretAddress(address: { pathname: string; search: string }): boolean {
  const query = new URLSearchParams(address.search);
  return isSecretPath(address.pathname) || SECRET_PARAMETERS.some((name) => query.has(name));
}

/** Returns a path for the log, without its token: `/bookings/…`. */
export function pathForLog(pathname: string): string {
  const page = secretPageAt(pathname);
  return page ? `${page.pattern.slice(0, page.pattern.indexOf(":"))}…` : pathname;
}

function secretPageAt(pathname: string) {
  const path = routerPath(pathname);
  return SECRET_PAGES.find(({ pattern }) => matchPattern(pattern, path, { end: false })) ?? null;
}
