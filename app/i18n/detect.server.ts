import { LanguageDetector } from "remix-i18next/server";
import { hostCookieName, isSecure, readHostCookie } from "~/web/http/host-cookie.server";
import { languageIn } from "./address";
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from "./languages";

// The detector's own parser of the header prefers `en` to `ka-GE`, regardless of their order.
const detector = new LanguageDetector({
  supportedLanguages: [...LANGUAGES],
  fallbackLanguage: FALLBACK_LANGUAGE,
  order: ["custom"],
  findLocale: async (request) => chosenLanguage(request) ?? browserLanguages(request),
});

/**
 * The language of a request: `?lng=`, else the saved choice, else the browser's. An unsupported saved
 * choice, and Russian as the browser's first language, become English (specification 1).
 */
export async function detectLanguage(request: Request): Promise<Language> {
  const lang = await detector.detect(request);
  return isLanguage(lang) ? lang : FALLBACK_LANGUAGE;
}

/** The language that an address selects, or null. */
export function languageOfAddress(request: Request): Language | null {
  return languageIn(new URL(request.url).search);
}

/** `Set-Cookie` that saves a choice for a year. Readable by scripts: the page compares it. */
export function languageCookie(lang: Language, request: Request): string {
  const secure = isSecure(request) ? "; Secure" : "";
  const name = hostCookieName(LANGUAGE_COOKIE, request);
  return `${name}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** `Set-Cookie` that saves a new choice by the address; null if there is none. */
export function newLanguageCookie(request: Request): string | null {
  const requested = languageOfAddress(request);
  return requested && requested !== savedLanguage(request)
    ? languageCookie(requested, request)
    : null;
}

function chosenLanguage(request: Request): Language | null {
  const requested = languageOfAddress(request);
  if (requested) return requested;
  const saved = savedLanguage(request);
  if (saved === undefined) return null;
  return isLanguage(saved) ? saved : FALLBACK_LANGUAGE;
}

export function savedLanguage(request: Request): string | undefined {
  return readHostCookie(request.headers, LANGUAGE_COOKIE);
}

/** The codes of the browser's languages; only English if Russian is first. */
function browserLanguages(request: Request): string[] {
  const codes = acceptedCodes(request.headers.get("Accept-Language") ?? "");
  return codes[0] === "ru" ? [FALLBACK_LANGUAGE] : codes;
}

/** An entry of `Accept-Language`: language code and quality. */
const ENTRY = /^([a-z]+)(?:-[a-z\d]+)*(?:\s*;\s*q=([\d.]+))?$/i;

/** The codes of an `Accept-Language` by descending quality, without regions: `ka-GE` is `ka`. */
function acceptedCodes(header: string): string[] {
  const entries = header.split(",").map((entry) => ENTRY.exec(entry.trim()) ?? []);
  return entries
    .map(([, code = "", quality = "1"]) => ({ code: code.toLowerCase(), quality: Number(quality) }))
    .filter(({ code, quality }) => code && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
}
