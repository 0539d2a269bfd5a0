import { parseCookie } from "cookie";
import { LanguageDetector } from "remix-i18next/server";
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from "./languages";

const detector = new LanguageDetector({
  supportedLanguages: [...LANGUAGES],
  fallbackLanguage: FALLBACK_LANGUAGE,
  order: ["custom", "header"],
  findLocale: async (request) => chosenLanguage(request) ?? russianAsEnglish(request),
});

/**
 * The language of a request: `?lng=`, else the saved choice, else the browser's. A saved choice
 * that is not ours, and Russian as the browser's first language, become English (specification 1).
 */
export async function detectLanguage(request: Request): Promise<Language> {
  return (await detector.detect(request)) as Language;
}

/** The language that an address asks for, or null. */
export function languageOfAddress(request: Request): Language | null {
  const asked = new URL(request.url).searchParams.get("lng");
  return isLanguage(asked) ? asked : null;
}

/** The header that keeps a choice for a year. Scripts may read it: the page compares it. */
export function languageCookie(lang: Language): string {
  return `${LANGUAGE_COOKIE}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function chosenLanguage(request: Request): Language | null {
  const asked = languageOfAddress(request);
  if (asked) return asked;
  const saved = savedLanguage(request);
  if (saved === undefined) return null;
  return isLanguage(saved) ? saved : FALLBACK_LANGUAGE;
}

export function savedLanguage(request: Request): string | undefined {
  return parseCookie(request.headers.get("Cookie") ?? "")[LANGUAGE_COOKIE];
}

function russianAsEnglish(request: Request): Language | null {
  return /^\s*ru\b/i.test(request.headers.get("Accept-Language") ?? "") ? "en" : null;
}
