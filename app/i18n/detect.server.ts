import { parseCookie } from "cookie";
import { LanguageDetector } from "remix-i18next/server";
import { languageIn } from "./address";
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from "./languages";

// The detector's own reading of the header prefers `en` to `ka-GE`, whatever comes first.
const detector = new LanguageDetector({
  supportedLanguages: [...LANGUAGES],
  fallbackLanguage: FALLBACK_LANGUAGE,
  order: ["custom"],
  findLocale: async (request) => chosenLanguage(request) ?? browserLanguages(request),
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
  return languageIn(new URL(request.url).search);
}

/** The header that keeps a choice for a year. Scripts may read it: the page compares it. */
export function languageCookie(lang: Language): string {
  return `${LANGUAGE_COOKIE}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The header that keeps a choice which the address makes anew; null where there is none. */
export function newLanguageCookie(request: Request): string | null {
  const asked = languageOfAddress(request);
  return asked && asked !== savedLanguage(request) ? languageCookie(asked) : null;
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

/** The codes of the browser's languages; Russian in the first place asks for English. */
function browserLanguages(request: Request): string[] {
  const codes = acceptedCodes(request.headers.get("Accept-Language") ?? "");
  return codes[0] === "ru" ? [FALLBACK_LANGUAGE] : codes;
}

/** One entry of `Accept-Language`: the code of the language, and how much it is liked. */
const ENTRY = /^([a-z]+)(?:-[a-z\d]+)*(?:\s*;\s*q=([\d.]+))?$/i;

/** The codes of an `Accept-Language`, the best liked first, without regions: `ka-GE` is `ka`. */
function acceptedCodes(header: string): string[] {
  const entries = header.split(",").map((entry) => ENTRY.exec(entry.trim()) ?? []);
  return entries
    .map(([, code = "", quality = "1"]) => ({ code: code.toLowerCase(), quality: Number(quality) }))
    .filter(({ code, quality }) => code && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
}
