import { splitLanguage } from "~/web/i18n/prefix";
import type { Page, Values } from "./page";

// React Router's `matchPath` would pull the router into the service worker, and it matches `/all-cars/`,
// which the server redirects.

/**
 * Returns the parameters of a path that matches a pattern such as `/cars/:id`, else null. With `end: false`
 * the path may be below the pattern.
 */
export function matchPattern(
  pattern: string,
  pathname: string,
  { end = true } = {},
): Record<string, string> | null {
  // These two checks decide for most patterns, without splitting.
  const parameter = pattern.indexOf(":");
  if (end && parameter < 0) return pattern === pathname ? {} : null;
  if (parameter > 0 && !pathname.startsWith(pattern.slice(0, parameter))) return null;
  const names = pattern.split("/");
  const values = pathname.split("/");
  if (end && names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? "";
    if (name.startsWith(":") && value) params[name.slice(1)] = value;
    else if (name !== value) return null;
  }
  return params;
}

/**
 * Returns the page of a path, if each parameter of its pattern has an allowed value. Public pages have one path in
 * each language.
 */
export function pageAt<P extends Page>(pages: readonly P[], pathname: string): P | null {
  const { path } = splitLanguage(pathname);
  const isAt = ({ pattern, area, segments = {} }: Page) => {
    const params = matchPattern(pattern, area === "public" ? path : pathname);
    if (!params) return false;
    return Object.entries(segments).every(([name, values]) => allows(values, params[name] ?? ""));
  };
  return pages.find(isAt) ?? null;
}

export function allows(values: Values, value: string): boolean {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}

/** Returns a path as the router reads it: in either case, percent-encoded or not, with repeated slashes. */
export function routerPath(pathname: string): string {
  return `/${decoded(pathname).toLowerCase().split("/").filter(Boolean).join("/")}`;
}

/** Returns the first segment of a pattern: `/bookings` for `/bookings/:token`. */
export function firstSegment(pattern: string): string {
  return pattern.split("/", 2).join("/");
}

/** Returns whether a path is at or below another one. */
export function isBelow(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
