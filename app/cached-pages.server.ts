import { LRUCache } from "lru-cache";
import { businessTime } from "~/calendar";
import { retryOnce, type Sql } from "~/db.server";
import { findAvailabilityVersions } from "~/availability/availability.queries.server";
import type { ContentVersion } from "~/web/cache/content-version.server";
import { hasConsent } from "~/analytics/consent";
import { languageIn } from "~/i18n/address";
import { languageOfVisitor, newLanguageCookie, savedLanguage } from "~/i18n/detect.server";
import { LANGUAGE_COOKIE, type Language } from "~/i18n/languages";
import { sessionIdOf } from "~/staff/session.server";
import { API_PAGES } from "~/pages/api-pages";
import { addressAmong, cacheableAddress } from "~/pages/cacheable-address";
import { shownAvailability, WHOLE_FLEET } from "~/pages/shown-availability";
import { unknownAddress } from "~/pages/unknown-address";
import { coalesce } from "~/coalesce.server";
import { supportedEncoding } from "~/web/http/compress.server";
import { FLASH_COOKIE } from "~/web/http/flash.server";
import type { Dictionaries } from "~/web/dictionary/dictionaries.server";
import type { Dictionary } from "~/web/dictionary/dictionary.server";
import { negotiateDictionary } from "~/web/dictionary/negotiate.server";
import { isSecure, readHostCookie, readPreference } from "~/web/http/security/host-cookie.server";
import type { PageRequest } from "~/web/http/page-request";
import { INLINE_START_COOKIE } from "~/web/start/start-data";
import type { PageCacheOptions, PagePlan } from "~/web/cache/page-cache.server";

/** How long a request waits to find out whether a cached page is still valid. */
const STAMP_WITHIN_MS = 1_000;

/** Addresses whose meaning is known: those of all pages, as they are requested. */
const MAX_ADDRESSES = 2_000;

/** Longer ones are read again each time: they are rare, and anybody can invent them. */
const ADDRESS_LIMIT = 500;

/** Cached pages must not contain the host of the first request. */
const ORIGIN = "http://localhost";

/** Which pages are cached. A cached page is valid until `stamp` changes. */
export function cachedPages(
  sql: Sql,
  content: ContentVersion,
  dictionaries: Dictionaries | null,
): Pick<PageCacheOptions, "plan" | "stamp" | "knownStamp"> {
  const versions = coalesce(() => retryOnce(() => findAvailabilityVersions(sql)), STAMP_WITHIN_MS);
  return {
    plan: createPlan(dictionaries),
    knownStamp: content.current,
    async stamp(live) {
      if (live === null) return content.read();
      const [stamp, models] = await Promise.all([content.readAgain(), versions()]);
      if (stamp === null || !models) return null;
      // An overdue vehicle takes more time each minute.
      const { time } = businessTime(new Date());
      return `${stamp} ${time} ${versionOf(live, models)}`;
    },
  };
}

/** Versions only grow, so that the sum of all changes with each of them. */
function versionOf(live: string, models: ReadonlyMap<number, number>): number {
  if (live !== WHOLE_FLEET) return models.get(Number(live)) ?? 0;
  return [...models.values()].reduce((sum, version) => sum + version, 0);
}

/**
 * Plans a request: null if the cache must not answer it. The page is rendered for a request built from
 * the address and the headers in `key` only, so it contains nothing else of the visitor.
 */
export function createPlan(dictionaries: Dictionaries | null): PageCacheOptions["plan"] {
  const addressAt = memoizedAddresses();
  return (request) => {
    const at = isRead(request) && isAnonymous(request) ? addressAt(request.url) : null;
    if (!at || (!at.isCall && !acceptsPages(request.headers))) return null;
    const { address, requested, live, isCall, isUnknown } = at;
    const language = requested ?? languageOfVisitor(request);
    const isPage = !isCall && !isUnknown;
    const { dictionary, link } = negotiateDictionary(
      request,
      language,
      isPage ? dictionaries : null,
    );
    const headers = normalizedHeaders(request, language, dictionary);
    const cookie = requested && newLanguageCookie(request);
    return {
      key: `${address}\n${Object.values(headers).join("\n")}`,
      request: () => new Request(ORIGIN + address, { headers }),
      dictionary,
      headers: { ...(cookie && { "Set-Cookie": cookie }), ...(link && { Link: link }) },
      isShared: requested !== null && savedLanguage(request) === requested,
      mayBeStale: live === null && !isCall,
      live,
      isUnknown,
    };
  };
}

/** What an absolute address asks for. */
type Address = {
  /** Path and known parameters. */
  address: string;
  requested: Language | null;
  live: PagePlan["live"];
  /** Whether a program reads it: it gets JSON. */
  isCall: boolean;
  isUnknown: boolean;
};

function readAddress(url: string): Address | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  const page = cacheableAddress(parsed);
  const call = page === null ? addressAmong(API_PAGES, parsed) : null;
  const address = page ?? call ?? unknownAddress(parsed);
  if (address === null) return null;
  return {
    address,
    requested: languageIn(parsed.search),
    live: shownAvailability(address),
    isCall: call !== null,
    isUnknown: page === null && call === null,
  };
}

function memoizedAddresses(): typeof readAddress {
  const known = new LRUCache<string, { at: Address | null }>({ max: MAX_ADDRESSES });
  return (url) => {
    const found = known.get(url);
    if (found) return found.at;
    const at = readAddress(url);
    if (url.length <= ADDRESS_LIMIT) known.set(url, { at });
    return at;
  };
}

/** All that a cached page may depend on. */
function normalizedHeaders(
  request: PageRequest,
  language: Language,
  dictionary: Dictionary | null,
) {
  const { headers } = request;
  const agrees = hasConsent(headers.get("Cookie") ?? "", isSecure(request));
  return {
    Cookie: `${LANGUAGE_COOKIE}=${language}${agrees ? "; analytics=on" : ""}`,
    ...(dictionary
      ? { "Available-Dictionary": dictionary.hash.toString("base64") }
      : { "Accept-Encoding": supportedEncoding(headers) ?? "identity" }),
    ...(headers.get("Sec-GPC") === "1" && { "Sec-GPC": "1" }),
  };
}

/** The router's `.data` requests have other paths and are not cached. */
function isRead({ method }: PageRequest) {
  return method === "GET" || method === "HEAD";
}

function acceptsPages(headers: PageRequest["headers"]) {
  return /text\/html|\*\/\*/.test(headers.get("Accept") ?? "*/*");
}

function isAnonymous(request: PageRequest) {
  const { headers } = request;
  const isSignedIn = sessionIdOf(request) !== null || headers.get("Authorization") !== null;
  if (isSignedIn || readHostCookie(request, FLASH_COOKIE) !== undefined) return false;
  // It reloads a page that has no start data any more.
  return readPreference(headers, INLINE_START_COOKIE) === undefined;
}
