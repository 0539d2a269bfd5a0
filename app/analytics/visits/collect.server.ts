import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { TrustedProxies } from "~/trusted-proxies";
import { handleApiCall, apiError, firstMessage, methodNotAllowed } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import type { RateLimit } from "~/web/http/limits/rate-limit.server";
import { VERSION_HEADER } from "~/web/browser/version";
import { isNavigation, isPrefetch, type PageRequest } from "~/web/http/page-request";
import { refuseForeignCall } from "~/web/http/security/origin-check.server";
import { setSecurityHeaders } from "~/web/http/security/security-headers.server";
import type { PageView } from "./store-visits.server";

/** The fields of the site that counting visits uses. */
type VisitSite = {
  settings: { publicUrl: string | null; hsts: string | null; proxies: TrustedProxies };
  visits: { add: (view: PageView) => void };
  limits: { visits: RateLimit };
};

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Counts each document that is sent to a browser, cached or rendered, so that visits without scripts
 * count too. The browser reports only later client navigations.
 */
export function countDocuments(handle: Handle, site: VisitSite): Handle {
  return async (request, context) => {
    const response = await handle(request, context);
    countDocument(site, { request, response, address: () => context.get(clientAddressContext) });
    return response;
  };
}

type SentResponse = { status: number; headers: PageRequest["headers"] };

/** Counts a response if it is such a document. */
export function countDocument(
  site: VisitSite,
  sent: { request: PageRequest; response: SentResponse; address: () => string },
) {
  if (!isDocument(sent.request, sent.response)) return;
  const address = sent.address();
  // Shared with the calls: a flood of pages must not fill the database.
  if (site.limits.visits.take(address) !== null) return;
  const { url, headers } = sent.request;
  const client = { headers, address, proxies: site.settings.proxies };
  const path = new URL(url).pathname;
  site.visits.add(readPageView(client, path, headers.get("User-Agent") ?? ""));
}

/** Whether a visitor sees the page: no prefetch, script request, frame or redirect. */
export function isDocument(
  { method, headers }: Pick<PageRequest, "method" | "headers">,
  { status, headers: sent }: SentResponse,
): boolean {
  if (method !== "GET" || isPrefetch(headers)) return false;
  if (!isNavigation(headers)) return false;
  // A 304 has no content type; the browser shows the page from its cache.
  if (status === 304) return Boolean(headers.get("Accept")?.includes("text/html"));
  const isPage = sent.get("Content-Type")?.startsWith("text/html");
  return Boolean(isPage) && (status === 200 || status === 404);
}

/** The client of a request, and the trusted proxies in front. */
type Client = { headers: Pick<Headers, "get">; address: string; proxies: TrustedProxies };

/** Headers in which proxies report the visitor's country. */
const COUNTRY_HEADERS = ["CF-IPCountry", "CloudFront-Viewer-Country", "X-Country-Code"];

/** Longer user agents are truncated; no browser sends one. */
const USER_AGENT_LIMIT = 500;

export function readPageView(
  { headers, address, proxies }: Client,
  path: string,
  userAgent: string,
): PageView {
  const reportedCountry = COUNTRY_HEADERS.map((name) => headers.get(name)).find(Boolean);
  return {
    at: Date.now(),
    path,
    userAgent: userAgent.slice(0, USER_AGENT_LIMIT),
    address,
    mobileHint: headers.get("Sec-CH-UA-Mobile"),
    // Without a trusted proxy the client could have set it.
    proxyCountry: (proxies !== 0 && reportedCountry) || null,
    acceptLanguage: headers.get("Accept-Language"),
  };
}

/**
 * Handles visits before the router, whose overhead would delay pages at 1,000 visits a second
 * (bench/README.md), and names the version of the build. Under `react-router dev` and `serve` the route
 * handles them in the same way.
 */
export function trackVisitsBeforeRouter(handle: Handle, site: VisitSite, version: string): Handle {
  const { publicUrl, hsts } = site.settings;
  return async (request, context) => {
    if (new URL(request.url).pathname !== "/api/track-visit") return handle(request, context);
    const response =
      refuseForeignCall(request, publicUrl) ??
      (await trackVisit(site, request, context.get(clientAddressContext)));
    response.headers.set(VERSION_HEADER, version);
    setSecurityHeaders(response.headers, hsts);
    return response;
  };
}

const PATH_LIMIT = 2_000;
const PAGE_ERROR = `page must be a path of at most ${PATH_LIMIT} characters, such as /all-cars`;
const USER_AGENT_ERROR = "userAgent must be the browser's user agent";
const TIMESTAMP_ERROR = "timestamp must be a time in ISO 8601";
const TIME = "ISO 8601, or milliseconds since 1970. Only validated: the server's time counts.";

/** The body of `POST /api/track-visit`. */
export const pageViewBody = z.object({
  page: z.string(PAGE_ERROR).startsWith("/", PAGE_ERROR).max(PATH_LIMIT, PAGE_ERROR),
  userAgent: z.string(USER_AGENT_ERROR).regex(/\S/, USER_AGENT_ERROR),
  timestamp: z
    .union([z.string(), z.number()], TIMESTAMP_ERROR)
    .refine(isTime, TIMESTAMP_ERROR)
    .describe(TIME),
});

/**
 * Answers `POST /api/track-visit`: 204 for every well-formed body, robots included. The time of the
 * visit is the server's; `timestamp` is only validated.
 */
export function trackVisit(
  { settings, visits, limits }: VisitSite,
  request: Request,
  address: string,
): Promise<Response> {
  return handleApiCall(async () => {
    if (request.method !== "POST") return methodNotAllowed("POST");
    const retryAfter = limits.visits.take(address);
    if (retryAfter !== null) {
      return apiError(429, "too many visits; wait a little", { "Retry-After": `${retryAfter}` });
    }
    const { data, error } = pageViewBody.safeParse(await readJsonObject(request));
    if (error) return apiError(400, firstMessage(error));
    const client = { headers: request.headers, address, proxies: settings.proxies };
    // A prerendered page may never be shown.
    if (!isPrefetch(request.headers)) visits.add(readPageView(client, data.page, data.userAgent));
    return new Response(null, { status: 204 });
  });
}

/** ISO 8601, or milliseconds since 1970. */
function isTime(value: string | number) {
  if (typeof value === "number") return Number.isFinite(new Date(value).getTime());
  return /^\d{4}-\d\d-\d\dT[\d:.]{4,}/.test(value) && !Number.isNaN(Date.parse(value));
}
