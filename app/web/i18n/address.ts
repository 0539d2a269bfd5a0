import type { To } from "react-router";
import { matchPattern, pageAt } from "~/web/pages/match";
import { PUBLIC_PAGES } from "~/web/pages/page-table";
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_PARAMETER, type Language } from "./languages";
import { prefixed, splitLanguage } from "./prefix";

/** Returns the language that a query selects, or null. */
export function languageIn(search: string): Language | null {
  if (!search.includes(LANGUAGE_PARAMETER)) return null;
  const requested = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  return isLanguage(requested) ? requested : null;
}

/**
 * Returns the address of a page in a language: `/faq#x` in Georgian is `/ka/faq#x`. Addresses that are no public
 * page's stay unchanged.
 */
export function inLanguage(to: string, lang: Language): string;
export function inLanguage(to: To, lang: Language): To;
export function inLanguage(to: To, lang: Language): To {
  if (lang === FALLBACK_LANGUAGE) return to;
  if (typeof to !== "string") {
    return to.pathname === undefined ? to : { ...to, pathname: pathIn(to.pathname, lang) };
  }
  const end = to.search(/[?#]|$/);
  return pathIn(to.slice(0, end), lang) + to.slice(end);
}

function pathIn(path: string, lang: Language) {
  return PUBLIC_PAGES.some(({ pattern }) => matchPattern(pattern, path))
    ? prefixed(path, lang)
    : path;
}

/** Adds the language to the query of an address that has no prefix, such as one of the API. */
export function withLanguage(to: string, lang: Language): string;
export function withLanguage(to: To, lang: Language): To;
export function withLanguage(to: To, lang: Language): To {
  if (typeof to !== "string") return { ...to, search: searchWith(to.search ?? "", lang) };
  const [, path, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  // A bare anchor stays on its page, in its language.
  if (!path) return to;
  return `${path}${searchWith(search ?? "", lang)}${hash ?? ""}`;
}

/**
 * Adds the language that the query of a request selects to the address of its redirect, which has no prefix: that of
 * the desk or of a booking's page.
 */
export function keepLanguage(to: string, search: string): string {
  const lang = languageIn(search);
  return lang ? withLanguage(to, lang) : to;
}

function searchWith(search: string, lang: Language) {
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_PARAMETER, lang);
  return `?${query}`;
}

/** Returns a query without its language; the rest stays as it was written. */
export function withoutLanguage(search: string): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((entry) => entry && !new URLSearchParams(entry).has(LANGUAGE_PARAMETER));
  return rest.length > 0 ? `?${rest.join("&")}` : "";
}

/**
 * Returns the path and query of a page in another language. `/` in English names its language, as the plain address
 * leads visitors to theirs.
 */
export function switchLanguage({ pathname, search }: Address, lang: Language): string {
  const path = prefixed(splitLanguage(pathname).path, lang);
  const rest = withoutLanguage(search);
  if (path !== "/") return path + rest;
  return `/${rest ? `${rest}&` : "?"}${LANGUAGE_PARAMETER}=${lang}`;
}

/** Returns the address of a public page to which its `lng` leads; null if it answers itself. */
export function ledAddress(address: Address): string | null {
  const lang = languageIn(address.search);
  if (!lang || isEnglishHome(address, lang) || !pageAt(PUBLIC_PAGES, address.pathname)) return null;
  return switchLanguage(address, lang);
}

/** Returns whether an address names English where the plain one would lead to the visitor's language. */
export function isEnglishHome({ pathname }: Pick<Address, "pathname">, lang: Language | null) {
  return pathname === "/" && lang === FALLBACK_LANGUAGE;
}

type Address = { pathname: string; search: string };
