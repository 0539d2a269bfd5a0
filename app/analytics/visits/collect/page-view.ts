/** A page view as a request tells of it, before anything is made of it. */
export type SeenVisit = {
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  path: string;
  userAgent: string;
  /** The client's network address: it is hashed with the day's salt and then gone. */
  address: string;
  /** The header `Sec-CH-UA-Mobile`. */
  mobileHint: string | null;
  /** What the proxy in front says; null where there is none. */
  proxyCountry: string | null;
  acceptLanguage: string | null;
};

/** Who told of a visit: the request, and how many proxies of ours it came through. */
export type Caller = { headers: Pick<Headers, "get">; address: string; proxies: number };

/** Headers by which proxies tell the visitor's country. */
const COUNTRY_HEADERS = ["CF-IPCountry", "CloudFront-Viewer-Country", "X-Country-Code"];

/** A longer user agent is cut: nobody's is. */
const USER_AGENT_LIMIT = 500;

export function seenVisit(
  { headers, address, proxies }: Caller,
  { path, userAgent }: { path: string; userAgent: string },
  at: number,
): SeenVisit {
  return {
    at,
    path,
    userAgent: userAgent.slice(0, USER_AGENT_LIMIT),
    address,
    mobileHint: headers.get("Sec-CH-UA-Mobile"),
    // Without a proxy of ours, anybody may have written it.
    proxyCountry: proxies > 0 ? countryNamed(headers) : null,
    acceptLanguage: headers.get("Accept-Language"),
  };
}

function countryNamed(headers: Pick<Headers, "get">) {
  return COUNTRY_HEADERS.map((name) => headers.get(name)).find(Boolean) ?? null;
}
