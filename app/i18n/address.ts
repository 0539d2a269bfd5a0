import type { To } from "react-router";
import { isLanguage, type Language } from "./languages";

/** The query parameter by which an address asks for a language. */
export const LANGUAGE_PARAMETER = "lng";

/** The language that a query asks for, or null. */
export function languageIn(search: string): Language | null {
  const asked = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : null;
}

/** An address of the site that asks for a language; with null it asks for none, and stays as it is. */
export function inLanguage(to: string, lang: Language | null): string;
export function inLanguage(to: To, lang: Language | null): To;
export function inLanguage(to: To, lang: Language | null): To {
  if (!lang) return to;
  if (typeof to !== "string") return { ...to, search: withLanguage(to.search ?? "", lang) };
  const [, path, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  // A bare anchor stays on its page.
  if (!path) return to;
  return `${path}${withLanguage(search ?? "", lang)}${hash ?? ""}`;
}

function withLanguage(search: string, lang: Language) {
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_PARAMETER, lang);
  return `?${query}`;
}
