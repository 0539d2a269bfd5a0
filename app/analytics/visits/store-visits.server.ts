import { createHash, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import { PAGES } from "~/page-table";
import { firstSegment, matchPattern, routerPath } from "~/pages/match";
import type { Page } from "~/pages/page";
import { limitKey } from "~/web/http/limits/client.server";
import { UNKNOWN_COUNTRY, type CountedPage, type Device } from "./report";
import { findOrInsertSalt, insertVisits, type Visit } from "./visits.queries.server";

/** A page view as a request describes it, before it is made anonymous. */
export type PageView = {
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  path: string;
  userAgent: string;
  /** The client's network address. Only its hash with the day's salt is stored. */
  address: string;
  /** The header `Sec-CH-UA-Mobile`. */
  mobileHint: string | null;
  /** The country that the proxy in front reports; null without a trusted proxy. */
  proxyCountry: string | null;
  acceptLanguage: string | null;
};

/** Leaves out robots and the desk, makes page views anonymous and stores them by one statement. */
export function visitStore(sql: Sql) {
  const saltOf = daySalts(sql);
  return async (views: PageView[]) => {
    const visits: Visit[] = [];
    for (const view of views) {
      const visit = await visitOf(view, saltOf);
      if (visit) visits.push(visit);
    }
    if (visits.length > 0) await insertVisits(sql, visits);
  };
}

async function visitOf(
  { at, path, userAgent, address, ...hints }: PageView,
  saltOf: (day: string) => Promise<Uint8Array>,
): Promise<Visit | null> {
  const page = countedPage(path);
  if (!page || !userAgent || isbot(userAgent)) return null;
  const { date, time } = businessTime(new Date(at));
  return {
    day: date,
    hour: time.slice(0, 2),
    at: new Date(at).toISOString(),
    visitor: visitorKey(await saltOf(date), limitKey(address), userAgent),
    page,
    device: deviceOf(userAgent, hints.mobileHint),
    country: countryOf(hints.proxyCountry, hints.acceptLanguage),
  };
}

/**
 * The anonymous key of a visitor for one day, below 2⁴⁸: a salted hash of address and browser. It
 * cannot be traced back once the salt is deleted.
 */
function visitorKey(salt: Uint8Array, address: string, userAgent: string): number {
  const hash = createHash("sha256").update(salt).update(`${address}\n${userAgent}`).digest();
  return hash.readUIntBE(0, 6);
}

/** Caches the salts of yesterday and today, which all nodes share. */
function daySalts(sql: Sql) {
  const salts = new LRUCache<string, Promise<Uint8Array>>({ max: 2 });
  return async (day: string): Promise<Uint8Array> => {
    const known = salts.get(day);
    if (known) return known;
    const found = findOrInsertSalt(sql, day, randomBytes(32));
    salts.set(day, found);
    found.catch(() => salts.delete(day));
    return found;
  };
}

const COUNTED = PAGES.filter((page) => "countedAs" in page && page.countedAs !== null);

/** First segments of the desk, the API and the staff's links. */
const UNCOUNTED = new Set(PAGES.filter(isUncounted).map(({ pattern }) => firstSegment(pattern)));

/**
 * The page name of a path, which may have a query. Visits store this name and no address, so neither
 * tokens nor queries are stored. Null for paths that don't count.
 */
export function countedPage(path: string): CountedPage | null {
  const pathname = routerPath(path.replace(/[?#].*/s, ""));
  if (UNCOUNTED.has(firstSegment(pathname))) return null;
  // Paths below a secret page count as that page.
  const page = COUNTED.find(({ area, pattern }) =>
    matchPattern(pattern, pathname, { end: area !== "secret" }),
  );
  return page?.countedAs ?? "other";
}

function isUncounted({ area, countedAs }: Page) {
  return area === "desk" || area === "api" || countedAs === null;
}

const TABLET = /ipad|tablet|kindle|silk\/|playbook|nexus (?:7|9|10)\b/i;
const PHONE = /mobi|iphone|ipod|windows phone|blackberry|bb10|opera mini/i;

/**
 * The kind of device by its user agent. Android tablets omit «Mobile»; an iPad that identifies as a
 * Mac counts as a desktop. `mobileHint` is the header `Sec-CH-UA-Mobile`.
 */
export function deviceOf(userAgent: string, mobileHint: string | null): Device {
  if (TABLET.test(userAgent)) return "tablet";
  if (mobileHint === "?1" || PHONE.test(userAgent)) return "mobile";
  return /android/i.test(userAgent) ? "tablet" : "desktop";
}

/**
 * The country of a visitor as an ISO 3166-1 code: from the proxy's header, else the first region
 * among the browser's languages (`de-AT` is Austria), else unknown.
 */
export function countryOf(proxyCountry: string | null, acceptLanguage: string | null): string {
  return knownCountry(proxyCountry) ?? regionOf(acceptLanguage ?? "") ?? UNKNOWN_COUNTRY;
}

function regionOf(acceptLanguage: string) {
  for (const entry of acceptLanguage.slice(0, 200).split(",")) {
    const [, region] = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?![a-z\d])/i.exec(entry) ?? [];
    const country = knownCountry(region);
    if (country) return country;
  }
  return null;
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

function knownCountry(code: string | null | undefined) {
  const letters = code?.trim().toUpperCase() ?? "";
  if (!/^[A-Z]{2}$/.test(letters) || NO_COUNTRY.has(letters)) return null;
  return countryNames.of(letters) ? letters : null;
}

/** Codes with a name that are not countries: unions and test values. */
const NO_COUNTRY = new Set([UNKNOWN_COUNTRY, "EU", "EZ", "UN", "QO", "XA", "XB"]);
