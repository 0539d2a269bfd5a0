import { isbot } from "isbot";
import { PAGES } from "~/web/pages/page-table";
import { splitLanguage } from "~/web/i18n/prefix";
import { firstSegment, matchPattern, routerPath } from "~/web/pages/match";
import type { Page } from "~/web/pages/page";
import type { TrustedProxies } from "~/web/http/trusted-proxies";
import { UNKNOWN_COUNTRY, type CountedPage, type Device } from "./report";

/** A page view that counts, before its visitor is made anonymous. */
export type PageView = {
  /** The moment, by the server's clock. */
  at: Date;
  page: CountedPage;
  device: Device;
  country: string;
  /** The client's network address. Only a hash of it and the user agent is stored. */
  address: string;
  userAgent: string;
};

/** The client of a request, and the trusted proxies in front. */
type Client = { headers: Pick<Headers, "get">; address: string; proxies: TrustedProxies };

/** The length of a user agent that is stored. No browser sends a longer one. */
const USER_AGENT_LIMIT = 500;

/** Returns null for robots, for clients that don't say what they are, and for paths that don't count. */
export function readPageView(
  { headers, address, proxies }: Client,
  path: string,
  sentUserAgent: string,
): PageView | null {
  const userAgent = sentUserAgent.slice(0, USER_AGENT_LIMIT);
  const page = countedPage(path);
  if (!page || !userAgent || isbot(userAgent)) return null;
  const reportedCountry = COUNTRY_HEADERS.map((name) => headers.get(name)).find(Boolean);
  // Without a trusted proxy, the client itself could have set this header.
  const proxyCountry = (proxies !== 0 && reportedCountry) || null;
  return {
    at: new Date(),
    page,
    device: deviceOf(userAgent, headers.get("Sec-CH-UA-Mobile")),
    country: countryOf(proxyCountry, headers.get("Accept-Language")),
    address,
    userAgent,
  };
}

const COUNTED = PAGES.filter((page) => "countedAs" in page && page.countedAs !== null);

/** First segments of the desk, the API and the staff's links. */
const UNCOUNTED = new Set(PAGES.filter(isUncounted).map(({ pattern }) => firstSegment(pattern)));

/**
 * Returns the page name of a path, which may have a query. Visits store this name and no address, so
 * neither tokens nor queries are stored. Null for paths that don't count.
 */
export function countedPage(path: string): CountedPage | null {
  const { path: pathname } = splitLanguage(routerPath(path.replace(/[?#].*/s, "")));
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
 * Returns the kind of device by its user agent. Android tablets omit «Mobile»; an iPad that identifies as a
 * Mac counts as a desktop. `mobileHint` is the header `Sec-CH-UA-Mobile`.
 */
export function deviceOf(userAgent: string, mobileHint: string | null): Device {
  if (TABLET.test(userAgent)) return "tablet";
  if (mobileHint === "?1" || PHONE.test(userAgent)) return "mobile";
  return /android/i.test(userAgent) ? "tablet" : "desktop";
}

/** Headers in which proxies report the visitor's country. */
const COUNTRY_HEADERS = ["CF-IPCountry", "CloudFront-Viewer-Country", "X-Country-Code"];

/**
 * Returns the country of a visitor as an ISO 3166-1 code: from the proxy's header, else the first region
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
