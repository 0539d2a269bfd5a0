import type { To } from "react-router";
import { isLanguage, type Language } from "./languages";

/** The query parameter that selects a language. */
export const LANGUAGE_PARAMETER = "lng";

/** Returns the language that a query selects, or null. */
export function languageIn(search: string): Language | null {
  if (!search.includes(LANGUAGE_PARAMETER)) return null;
  const requested = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  return isLanguage(requested) ? requested : null;
}

/** Adds the language to an address of the site; with null the address stays unchanged. */
export function inLanguage(to: string, lang: Language | null): string;
export function inLanguage(to: To, lang: Language | null): To;
export function inLanguage(to: To, lang: Language | null): To {
  if (!lang) return to;
  if (typeof to !== "string") return { ...to, search: withLanguage(to.search ?? "", lang) };
  const [, path, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  // A bare anchor stays on its page, in its language.
  if (!path) return to;
  return `${path}${withLanguage(search ?? "", lang)}${hash ?? ""}`;
}

function withLanguage(search: string, lang: Language) {
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_PARAMETER, lang);
  return `?${query}`;
}
