import { z } from "zod";
import { handleApiCall, apiError, firstMessage, methodNotAllowed } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { isPrefetch } from "~/web/http/page-request";
import { readPageView } from "./page-view";
import type { VisitSite } from "./visit-site";

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
    const { page: path, userAgent } = data;
    // A prerendered page may never be shown.
    if (!isPrefetch(request.headers)) {
      visits.add(readPageView(client, { path, userAgent }, Date.now()));
    }
    return new Response(null, { status: 204 });
  });
}

/** ISO 8601, or milliseconds since 1970. */
function isTime(value: string | number) {
  if (typeof value === "number") return Number.isFinite(new Date(value).getTime());
  return /^\d{4}-\d\d-\d\dT[\d:.]{4,}/.test(value) && !Number.isNaN(Date.parse(value));
}
