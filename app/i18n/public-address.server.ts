import { env } from "~/env.server";
import { inLanguage } from "./address";
import { FALLBACK_LANGUAGE, type Language } from "./languages";

const origin = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");

/** The whole address of a path of the site, for what is read elsewhere: `https://host/path`. */
export function publicAddress(path: string): string {
  return origin + path;
}

/**
 * The one address of a page in a language, for search engines: the plain path in the fallback
 * language, `?lng=` in another. `path` has the query that makes another page, and no more.
 */
export function canonicalAddress(path: string, lang: Language): string {
  return publicAddress(inLanguage(path, lang === FALLBACK_LANGUAGE ? null : lang));
}
