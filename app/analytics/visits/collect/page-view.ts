import type { TrustedProxies } from "~/trusted-proxies";
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

/** The client of a request, and the trusted proxies in front. */
export type Client = { headers: Pick<Headers, "get">; address: string; proxies: TrustedProxies };

/** Headers in which proxies report the visitor's country. */
const COUNTRY_HEADERS = ["CF-IPCountry", "CloudFront-Viewer-Country", "X-Country-Code"];

/** Longer user agents are truncated; no browser sends one. */
const USER_AGENT_LIMIT = 500;

export function readPageView(
  { headers, address, proxies }: Client,
  { path, userAgent }: { path: string; userAgent: string },
  at: number,
): PageView {
  return {
    at,
    path,
    userAgent: userAgent.slice(0, USER_AGENT_LIMIT),
    address,
    mobileHint: headers.get("Sec-CH-UA-Mobile"),
    // Without a trusted proxy the client could have set it.
    proxyCountry: proxies === 0 ? null : reportedCountry(headers),
    acceptLanguage: headers.get("Accept-Language"),
  };
}

function reportedCountry(headers: Client["headers"]) {
  return COUNTRY_HEADERS.map((name) => headers.get(name)).find(Boolean) ?? null;
}
