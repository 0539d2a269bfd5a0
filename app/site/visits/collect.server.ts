import { z } from "zod";
import type { TrustedProxies } from "~/web/http/trusted-proxies";
import { VERSION_HEADER } from "~/web/browser/version";
import { handleApiRequest, apiError, firstMessage, methodNotAllowed } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import type { RateLimit } from "~/web/http/limits/rate-limit.server";
import { isNavigation, isPrefetch, type PageRequest } from "~/web/http/page-request";
import { refuseForeignRequest } from "~/web/http/security/origin-check.server";
import { setSecurityHeaders } from "~/web/http/security/security-headers.server";
import { readPageView } from "./page-view.server";
import type { Visits } from "./visits.server";

/** The fields of the site that counting visits uses. */
type VisitSite = {
  settings: { publicUrl: string | null; hsts: string | null; proxies: TrustedProxies };
  visits: Pick<Visits, "add">;
  limits: { visits: RateLimit };
};

type SentResponse = { status: number; headers: PageRequest["headers"] };

/**
 * Counts a document that is sent to a browser, cached or rendered, so that visits without scripts count
 * too. The browser reports only later client navigations.
 */
export function countDocument(
  { settings, visits, limits }: VisitSite,
  sent: { request: PageRequest; response: SentResponse; address: () => string },
) {
  if (!isDocument(sent.request, sent.response)) return;
  const address = sent.address();
  // The limit is that of the endpoint too: a flood of pages must not fill the database.
  if (limits.visits.take(address) !== null) return;
  const { url, headers } = sent.request;
  const client = { headers, address, proxies: settings.proxies };
  const view = readPageView(client, new URL(url).pathname, headers.get("User-Agent") ?? "");
  if (view) visits.add(view);
}

/** Returns whether a visitor sees the page, which is not so for a prefetch, a script's request, a frame or a redirect. */
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

/** Returns whether a value is a time: ISO 8601, or milliseconds since 1970. */
function isTime(value: string | number) {
  if (typeof value === "number") return Number.isFinite(new Date(value).getTime());
  return /^\d{4}-\d\d-\d\dT[\d:.]{4,}/.test(value) && !Number.isNaN(Date.parse(value));
}

/** Responds to `POST /api/track-visit`: with 204 to every well-formed body, robots' included. */
export function trackVisit(
  { settings, visits, limits }: VisitSite,
  request: Request,
  address: string,
): Promise<Response> {
  return handleApiRequest(async () => {
    if (request.method !== "POST") return methodNotAllowed("POST");
    const retryAfter = limits.visits.take(address);
    if (retryAfter !== null) {
      return apiError(429, "too many visits; wait a little", { "Retry-After": `${retryAfter}` });
    }
    const { data, error } = pageViewBody.safeParse(await readJsonObject(request));
    if (error) return apiError(400, firstMessage(error));
    const client = { headers: request.headers, address, proxies: settings.proxies };
    const view = readPageView(client, data.page, data.userAgent);
    // A prerendered page may never be shown.
    if (view && !isPrefetch(request.headers)) visits.add(view);
    return new Response(null, { status: 204 });
  });
}

/**
 * Responds to `POST /api/track-visit` before the router, for which each would be a change after which
 * cached pages have to ask the database. The response names the version of the build. Under `react-router
 * dev` and `serve` the route handles visits. Null for other requests.
 */
export async function trackVisitBeforeRouter(
  site: VisitSite,
  request: Request,
  { address, version }: { address: string; version: string },
): Promise<Response | null> {
  if (new URL(request.url).pathname !== "/api/track-visit") return null;
  const { publicUrl, hsts } = site.settings;
  const response =
    refuseForeignRequest(request, publicUrl) ?? (await trackVisit(site, request, address));
  response.headers.set(VERSION_HEADER, version);
  setSecurityHeaders(response.headers, hsts);
  return response;
}
