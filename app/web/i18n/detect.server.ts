import { hostCookieName, isSecure, readPreference } from "~/web/http/security/host-cookie.server";
import { isPrefetch, type PageRequest } from "~/web/http/page-request";
import { languageIn } from "./address";
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  type Language,
} from "./languages";

/**
 * Returns the language of a request: `?lng=`, else the saved choice, else the browser's. An unsupported
 * saved choice, and Russian as the browser's first language, become English (specification 1).
 */
export function detectLanguage(request: PageRequest): Language {
  return languageOfAddress(request) ?? languageOfVisitor(request);
}

/** Returns the language of a request whose address selects none. */
export function languageOfVisitor({ headers }: Pick<PageRequest, "headers">): Language {
  const saved = savedLanguage({ headers });
  const [lang = FALLBACK_LANGUAGE] =
    saved === undefined ? browserLanguages(headers) : [saved].filter(isLanguage);
  return lang;
}

/** Returns the language that an address selects, or null. */
export function languageOfAddress(request: Pick<PageRequest, "url">): Language | null {
  return languageIn(new URL(request.url).search);
}

/**
 * Returns the `Set-Cookie` that saves a choice for a year. Scripts can read it, because the page compares
 * it.
 */
export function languageCookie(lang: Language, request: Pick<PageRequest, "url">): string {
  const secure = isSecure(request) ? "; Secure" : "";
  const name = hostCookieName(LANGUAGE_COOKIE, request);
  return `${name}=${lang}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}

/**
 * Returns the `Set-Cookie` that saves a new choice by the address; null if there is none, or if the page is
 * only prefetched.
 */
export function newLanguageCookie(request: PageRequest): string | null {
  if (isPrefetch(request.headers)) return null;
  const requested = languageOfAddress(request);
  return requested && requested !== savedLanguage(request)
    ? languageCookie(requested, request)
    : null;
}

export function savedLanguage({ headers }: Pick<PageRequest, "headers">): string | undefined {
  return readPreference(headers, LANGUAGE_COOKIE);
}

/** Returns the supported languages of the browser; none if Russian is first. */
function browserLanguages(headers: PageRequest["headers"]): Language[] {
  const codes = acceptedCodes(headers.get("Accept-Language") ?? "");
  return codes[0] === "ru" ? [] : codes.filter(isLanguage);
}

/** An entry of `Accept-Language`: language code and quality. */
const ENTRY = /^([a-z]+)(?:-[a-z\d]+)*(?:\s*;\s*q=([\d.]+))?$/i;

/** Returns the codes of an `Accept-Language` by descending quality, without regions: `ka-GE` is `ka`. */
function acceptedCodes(header: string): string[] {
  const entries = header.split(",").map((entry) => ENTRY.exec(entry.trim()) ?? []);
  return entries
    .map(([, code = "", quality = "1"]) => ({ code: code.toLowerCase(), quality: Number(quality) }))
    .filter(({ code, quality }) => code && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
}
