import { FALLBACK_LANGUAGE, isLanguage, type Language } from "./languages";

/**
 * Splits a path into its language and the path of the same page in English: `/ka/faq` is Georgian, `/faq`. A path
 * without a prefix is English.
 */
export function splitLanguage(pathname: string): { lang: Language; path: string } {
  const end = pathname.indexOf("/", 1);
  const code = pathname.slice(1, end < 0 ? undefined : end);
  if (code === FALLBACK_LANGUAGE || !isLanguage(code)) {
    return { lang: FALLBACK_LANGUAGE, path: pathname };
  }
  return { lang: code, path: end < 0 ? "/" : pathname.slice(end) };
}

/** Adds the prefix of a language to the path of a page in English. */
export function prefixed(path: string, lang: Language): string {
  if (lang === FALLBACK_LANGUAGE) return path;
  return path === "/" ? `/${lang}` : `/${lang}${path}`;
}
