import { businessTime } from "~/calendar";
import { retryOnce, type Sql } from "~/db.server";
import { findAvailabilityVersions } from "~/availability/availability.queries.server";
import { findFleetVersion } from "~/fleet/fleet.queries.server";
import { hasConsent } from "~/analytics/consent";
import { detectLanguage, newLanguageCookie } from "~/i18n/detect.server";
import { LANGUAGE_COOKIE } from "~/i18n/languages";
import { sessionIdOf } from "~/staff/session.server";
import { cacheableAddress } from "~/pages/cacheable-address";
import { shownAvailability, WHOLE_FLEET } from "~/pages/shown-availability";
import { coalesce } from "~/coalesce.server";
import { preferredEncoding } from "~/web/http/compress.server";
import { FLASH_COOKIE } from "~/web/http/flash.server";
import { readHostCookie } from "~/web/http/host-cookie.server";
import type { PageCacheOptions, PagePlan } from "~/web/cache/page-cache.server";

/** How long a request waits to find out whether a cached page is still valid. */
const STAMP_WITHIN_MS = 1_000;

/** Cached pages must not contain the host of the first request. */
const ORIGIN = "http://localhost";

/** Which pages are cached. A cached page is valid until `stamp` changes. */
export function cachedPages(sql: Sql): PageCacheOptions {
  return {
    plan,
    stamp: createStamps(sql),
  };
}

/** The versions of what a page shows. */
function createStamps(sql: Sql): PageCacheOptions["stamp"] {
  const fleetVersion = coalesce(() => retryOnce(() => findFleetVersion(sql)), STAMP_WITHIN_MS);
  const versions = coalesce(() => retryOnce(() => findAvailabilityVersions(sql)), STAMP_WITHIN_MS);
  return async (live) => {
    const [fleet, models] = await Promise.all([
      fleetVersion(),
      live === null ? NO_MODELS : versions(),
    ]);
    if (fleet === null || !models) return null;
    const { date, time } = businessTime(new Date());
    // The booking form starts with today's date in Georgia.
    if (live === null) return `${fleet} ${date}`;
    // An overdue vehicle takes more time each minute.
    return `${fleet} ${date} ${time} ${versionOf(live, models)}`;
  };
}

const NO_MODELS = new Map<number, number>();

/** Versions only grow, so that the sum of all changes with each of them. */
function versionOf(live: string, models: ReadonlyMap<number, number>): number {
  if (live !== WHOLE_FLEET) return models.get(Number(live)) ?? 0;
  return [...models.values()].reduce((sum, version) => sum + version, 0);
}

/**
 * Null for a request that the cache must not answer. The page is rendered for `request`, built from
 * the address and the headers in `key` only, so it contains nothing else of the visitor.
 */
export async function plan(request: Request): Promise<PagePlan | null> {
  const address = cacheableAddress(new URL(request.url));
  if (!address || !isRead(request) || !isAnonymous(request.headers)) return null;
  const headers = await normalizedHeaders(request);
  return {
    key: `${address}\n${JSON.stringify(headers)}`,
    request: new Request(ORIGIN + address, { headers }),
    cookie: newLanguageCookie(request),
    live: shownAvailability(address),
  };
}

/** All that a cached page may depend on. */
async function normalizedHeaders(request: Request): Promise<Record<string, string>> {
  const agrees = hasConsent(request.headers.get("Cookie") ?? "");
  const refusal = request.headers.get("Sec-GPC") === "1";
  const lang = await detectLanguage(request);
  return {
    Cookie: `${LANGUAGE_COOKIE}=${lang}${agrees ? "; analytics=on" : ""}`,
    "Accept-Encoding": preferredEncoding(request.headers.get("Accept-Encoding")) ?? "identity",
    ...(refusal && { "Sec-GPC": "1" }),
  };
}

/** The router's `.data` requests have other paths and are not cached. */
function isRead({ method, headers }: Request) {
  const accepted = headers.get("Accept") ?? "*/*";
  return (method === "GET" || method === "HEAD") && /text\/html|\*\/\*/.test(accepted);
}

function isAnonymous(headers: Headers) {
  const isSignedIn = sessionIdOf(headers) !== null || headers.has("Authorization");
  return !isSignedIn && readHostCookie(headers, FLASH_COOKIE) === undefined;
}
