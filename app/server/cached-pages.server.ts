import { LRUCache } from "lru-cache";
import { businessTime } from "~/web/calendar";
import { retryOnce, type Sql } from "~/web/db.server";
import { findAvailabilityVersions } from "~/catalog/availability/availability.queries.server";
import type { ContentVersion } from "~/web/cache/content-version.server";
import { hasConsent } from "~/site/analytics/consent";
import type { PresentationSource } from "~/catalog/company/presentation.server";
import type { PublicFleet } from "~/catalog/fleet/public-fleet.server";
import { languageIn, withLanguage } from "~/web/i18n/address";
import {
  detectLanguage,
  languageOfVisitor,
  leadsTo,
  newLanguageCookie,
  savedLanguage,
} from "~/web/i18n/detect.server";
import { FALLBACK_LANGUAGE, LANGUAGE_COOKIE, type Language } from "~/web/i18n/languages";
import { prefixed, splitLanguage } from "~/web/i18n/prefix";
import { sessionIdOf } from "~/staff/session.server";
import { type PagePattern, PUBLIC_PAGES } from "~/web/pages/page-table";
import { API_PAGES } from "~/web/pages/api-pages";
import { addressAmong, cacheableAddress, hasParameters } from "~/web/pages/cacheable-address";
import { matchPattern, pageAt } from "~/web/pages/match";
import { UNKNOWN_ADDRESS, sharedNotFoundAddress } from "~/web/pages/shared-not-found";
import { shareInFlight } from "~/web/share-in-flight.server";
import { supportedEncoding } from "~/web/http/compress.server";
import { FLASH_COOKIE } from "~/web/http/flash.server";
import { isSecure, readHostCookie } from "~/web/http/security/host-cookie.server";
import type { PageRequest } from "~/web/http/page-request";
import type { Refusal } from "~/web/http/refused";
import type { PageCacheOptions, PagePlan } from "~/web/cache/page-cache.server";
import type { Page } from "~/web/pages/page";

/** How long a request waits to find out whether a cached page is still valid. */
const STAMP_WITHIN_MS = 1_000;

/** How many addresses are stored with what they ask for: enough for all pages as they are requested. */
const MAX_ADDRESSES = 2_000;

/** Longer addresses are read again each time: they are rare, and anybody can invent them. */
const ADDRESS_LIMIT = 500;

/** Cached pages must not contain the host of the first request. */
const ORIGIN = "http://localhost";

type CachedSite = {
  sql: Sql;
  contentVersion: ContentVersion;
  publicFleet: PublicFleet;
  presentation: Pick<PresentationSource, "current">;
};

/** Decides which pages are cached. A cached page is valid until `stamp` changes. */
export function cachedPages({
  sql,
  contentVersion: content,
  publicFleet,
  presentation,
}: CachedSite): Pick<PageCacheOptions, "plan" | "resolve" | "stamp" | "knownStamp"> {
  const versions = shareInFlight(
    () => retryOnce(() => findAvailabilityVersions(sql)),
    STAMP_WITHIN_MS,
  );
  const pages = createPlans(() => presentation.current().languages);

  async function isOnOffer(id: number) {
    try {
      // While the database does not respond, this returns the latest result at once.
      const { value } = await publicFleet.all(FALLBACK_LANGUAGE);
      return value.cars.some((car) => car.id === id);
    } catch {
      // The page or endpoint reads the fleet too, and reports the fault in its own way.
      return true;
    }
  }

  return {
    plan: pages.plan,
    async resolve(plan, request) {
      const car = pages.carOf(request);
      if (car === null || (await isOnOffer(car))) return plan;
      return pages.planMissingCar(request) ?? plan;
    },
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

/** A version only grows, so their sum changes with each of them. */
function versionOf(live: string, models: ReadonlyMap<number, number>): number {
  if (live !== WHOLE_FLEET) return models.get(Number(live)) ?? 0;
  return [...models.values()].reduce((sum, version) => sum + version, 0);
}

/**
 * Returns functions that plan requests, with a cache of the addresses that they have read. `offered` returns the
 * languages of the site.
 */
export function createPlans(offered: () => readonly Language[]) {
  const addressAt = memoizedAddresses();

  function addressOf(request: PageRequest): Address | null {
    const at = isRead(request) && isAnonymous(request) ? addressAt(request.url) : null;
    if (!at || !(at.isApi || acceptsPages(request.headers))) return null;
    if (at.isHome && leadsTo(request, offered()) !== null) return null;
    return offered().includes(at.lang) ? at : notFound(UNKNOWN_ADDRESS);
  }

  function planAt(request: PageRequest, at: Address): PagePlan {
    const { address, requested, live, isApi, isHome, status, isFrequent } = at;
    const language = isApi ? (requested ?? languageOfVisitor(request, offered())) : null;
    const headers = normalizedHeaders(request, language);
    const cookie = requested && newLanguageCookie(request, offered());
    const isOfAddress = isApi
      ? requested !== null && savedLanguage(request) === requested
      : !isHome;
    return {
      key: `${address}\n${Object.values(headers).join("\n")}`,
      request: () => new Request(ORIGIN + address, { headers }),
      headers: cookie ? { "Set-Cookie": cookie } : {},
      isShared: isOfAddress && !cookie,
      mayBeStale: live === null && !isApi,
      live,
      status,
      isFrequent,
      refused: null,
    };
  }

  return {
    /**
     * Returns null if the cache must not answer. The page is rendered for a request built from the address
     * and the headers in `key` only, so it contains nothing else of the visitor.
     */
    plan(request: PageRequest): PagePlan | null {
      const at = addressOf(request);
      return at && planAt(request, at);
    },
    /** The car whose page or data are requested, or null. */
    carOf: (request: PageRequest) => addressOf(request)?.car ?? null,
    /** Plans one response for all cars that are not on offer. */
    planMissingCar(request: PageRequest): PagePlan | null {
      const at = addressOf(request);
      return at && planAt(request, missingCar(at));
    },
  };
}

/** Plans the page for refused requests: one for all visitors with the same language. */
export function planRefused(
  request: PageRequest,
  refused: Refusal,
  offered: readonly Language[],
): PagePlan {
  const headers = normalizedHeaders(request, null);
  const address = prefixed(UNKNOWN_ADDRESS, detectLanguage(request, offered));
  return {
    key: [refused.minutes, refused.isForm, address, ...Object.values(headers)].join("\n"),
    request: () => new Request(ORIGIN + address, { headers }),
    headers: {},
    isShared: false,
    mayBeStale: true,
    live: null,
    status: 429,
    isFrequent: false,
    refused,
  };
}

/** What an absolute address asks for. */
type Address = Pick<PagePlan, "live" | "status" | "isFrequent"> & {
  /** Path and known parameters. */
  address: string;
  /** The language of the path. */
  lang: Language;
  /** The language that `lng` selects. */
  requested: Language | null;
  /** Whether it is `/`, which leads some visitors to their language. */
  isHome: boolean;
  /** Whether a program reads it and gets JSON. */
  isApi: boolean;
  car: number | null;
};

function readAddress(url: string): Address | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  const page = cacheableAddress(parsed);
  const endpoint = page === null ? addressAmong(API_PAGES, parsed) : null;
  const known = page ?? endpoint;
  if (known === null) {
    const address = languageIn(parsed.search) ? null : sharedNotFoundAddress(parsed);
    return address === null ? null : notFound(address);
  }
  const address = known;
  return {
    address,
    lang: splitLanguage(parsed.pathname).lang,
    requested: languageIn(parsed.search),
    isHome: parsed.pathname === "/",
    live: shownAvailability(address),
    isApi: endpoint !== null,
    status: 200,
    isFrequent: !hasParameters(new URL(address, ORIGIN)),
    car: carIn(splitLanguage(parsed.pathname).path),
  };
}

function notFound(address: string): Address {
  return {
    address,
    lang: splitLanguage(address).lang,
    requested: null,
    isHome: false,
    live: null,
    isApi: false,
    status: 404,
    isFrequent: true,
    car: null,
  };
}

const CAR_PAGES: readonly PagePattern[] = ["/cars/:id", "/api/cars/:id"];

function carIn(pathname: string): number | null {
  const found = CAR_PAGES.map((pattern) => matchPattern(pattern, pathname)?.id).find(Boolean);
  return found === undefined ? null : Number(found);
}

function missingCar(at: Address): Address {
  if (!at.isApi) return notFound(prefixed("/cars/0", at.lang));
  const address = at.requested ? withLanguage("/api/cars/0", at.requested) : "/api/cars/0";
  return { ...at, address, live: null, status: 404, isFrequent: true, car: null };
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

/** Returns all headers that a cached page may depend on. `language` is null if its address has it. */
function normalizedHeaders(request: PageRequest, language: Language | null) {
  const { headers } = request;
  const agrees = hasConsent(headers.get("Cookie") ?? "", isSecure(request));
  return {
    Cookie: [language && `${LANGUAGE_COOKIE}=${language}`, agrees && "analytics=on"]
      .filter(Boolean)
      .join("; "),
    "Accept-Encoding": supportedEncoding(headers) ?? "identity",
    ...(headers.get("Sec-GPC") === "1" && { "Sec-GPC": "1" }),
  };
}

/** The router's `.data` requests are reads too, but have other paths and are not cached. */
function isRead({ method }: PageRequest) {
  return method === "GET" || method === "HEAD";
}

function acceptsPages(headers: PageRequest["headers"]) {
  return /text\/html|\*\/\*/.test(headers.get("Accept") ?? "*/*");
}

function isAnonymous(request: PageRequest) {
  const { headers } = request;
  const isSignedIn = sessionIdOf(request) !== null || headers.get("Authorization") !== null;
  return !isSignedIn && readHostCookie(request, FLASH_COOKIE) === undefined;
}

const WHOLE_FLEET = "fleet";

const WITH_AVAILABILITY: readonly Page[] = PUBLIC_PAGES.filter((page: Page) => page.availability);

/** Returns whose availability the page shows: a car's id, `WHOLE_FLEET`, or null for no availability. */
function shownAvailability(address: string): string | null {
  const [pathname = "", query] = address.split("?");
  const page = pageAt(WITH_AVAILABILITY, pathname);
  if (!page) return null;
  if (page.availability === "car") return pathname.split("/").at(-1) ?? null;
  const given = new URLSearchParams(query);
  const isGiven = (...names: string[]) => names.some((name) => given.get(name));
  return isGiven("from", "pickupDate") && isGiven("to", "returnDate") ? WHOLE_FLEET : null;
}
