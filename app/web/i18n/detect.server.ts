import { hostCookieName, isSecure, readPreference } from "~/web/http/security/host-cookie.server";
import { isPrefetch, type PageRequest } from "~/web/http/page-request";
import { pagePath } from "~/web/http/local-path";
import { isApi, isDesk, isForStaff } from "~/web/pages/areas";
import { pageAt, routerPath } from "~/web/pages/match";
import { PAGES } from "~/web/pages/page-table";
import { isEnglishHome, languageIn, switchLanguage } from "./address";
import { splitLanguage } from "./prefix";
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGES,
  type Language,
} from "./languages";

/** The languages that a site offers. The desk is in all languages. */
type Offered = readonly Language[];

/**
 * Returns the language of a request. A page has the language of its address; `lng` counts where it can't lead to
 * another one: in forms, and in data that the router requests. For desk, API, files and secret addresses it is `lng`,
 * else the saved choice, else the browser's.
 */
export function detectLanguage(request: PageRequest, offered: Offered): Language {
  const url = new URL(request.url);
  const pathname = pagePath(url);
  const languages = isForStaff(pathname) ? LANGUAGES : offered;
  const requested = languageOfAddress(request, languages);
  if (requested) return requested;
  if (!hasLanguages(pathname)) return languageOfVisitor(request, languages);
  const { lang } = splitLanguage(pathname);
  return languages.includes(lang) ? lang : FALLBACK_LANGUAGE;
}

/**
 * Returns whether a path has a language, with a prefix unless it is English: that of a public page, or where there
 * is none.
 */
export function hasLanguages(pathname: string): boolean {
  const path = routerPath(pathname);
  return !isDesk(path) && !isApi(path) && (pageAt(PAGES, path)?.area ?? "public") === "public";
}

/**
 * Returns the language that visitors prefer: the saved choice, else the browser's. A saved choice that is not offered,
 * and Russian as the browser's first language until it is, become English (specification 1).
 */
export function languageOfVisitor(
  { headers }: Pick<PageRequest, "headers">,
  offered: Offered,
): Language {
  const saved = savedLanguage({ headers });
  const wanted = saved === undefined ? browserLanguages(headers, offered) : [saved];
  return wanted.filter(isLanguage).find((lang) => offered.includes(lang)) ?? FALLBACK_LANGUAGE;
}

/** Returns the offered language that the query of an address selects, or null. */
export function languageOfAddress(
  request: Pick<PageRequest, "url">,
  offered: Offered,
): Language | null {
  const requested = languageIn(new URL(request.url).search);
  return requested && offered.includes(requested) ? requested : null;
}

/**
 * Returns the path and query of the page to which a request leads: `lng` to the page in that language, and `/` to the
 * language of the visitor who comes from elsewhere. Null if the address answers itself.
 */
export function leadsTo(request: PageRequest, offered: Offered): string | null {
  const url = new URL(request.url);
  if (!isRead(request) || !hasLanguages(url.pathname) || pagePath(url) !== url.pathname)
    return null;
  const requested = languageOfAddress(request, offered);
  if (requested) return isEnglishHome(url, requested) ? null : switchLanguage(url, requested);
  const lang = leadingLanguage(request, offered);
  return lang && switchLanguage(url, lang);
}

/** Returns the language to which `/` leads; null if it answers itself. A new booking's confirmation does. */
function leadingLanguage(request: PageRequest, offered: Offered): Language | null {
  const url = new URL(request.url);
  if (url.pathname !== "/" || url.searchParams.has("booked") || isFromSite(request)) return null;
  const lang = languageOfVisitor(request, offered);
  return lang === FALLBACK_LANGUAGE ? null : lang;
}

/** Returns whether the visitor comes from a page of the site. Browsers before 2023 tell only the page. */
function isFromSite({ url, headers }: PageRequest): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const referrer = headers.get("Referer") ?? "";
  return URL.canParse(referrer) && new URL(referrer).origin === new URL(url).origin;
}

function isRead({ method }: PageRequest) {
  return method === "GET" || method === "HEAD";
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
export function newLanguageCookie(request: PageRequest, offered: Offered): string | null {
  if (isPrefetch(request.headers)) return null;
  const requested = languageOfAddress(request, offered);
  return requested && requested !== savedLanguage(request)
    ? languageCookie(requested, request)
    : null;
}

export function savedLanguage({ headers }: Pick<PageRequest, "headers">): string | undefined {
  return readPreference(headers, LANGUAGE_COOKIE);
}

/** Returns the languages of the browser; none if Russian is first and not offered. */
function browserLanguages(headers: PageRequest["headers"], offered: readonly string[]): string[] {
  const codes = acceptedCodes(headers.get("Accept-Language") ?? "");
  return codes[0] === "ru" && !offered.includes("ru") ? [] : codes;
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
