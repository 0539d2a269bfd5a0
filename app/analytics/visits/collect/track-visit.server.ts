import { apiError } from "~/web/http/api.server";
import { rateLimit } from "~/web/http/rate-limit.server";
import { seenVisit, type Caller } from "./page-view";
import type { VisitQueue } from "./visit-queue.server";

/** Page views that one address may tell of: many visitors may share one. */
export const visitLimit = rateLimit(100, 10, 50_000);

const PATH_LIMIT = 2_000;

/**
 * Answers `POST /api/track-visit`: 204 for whatever is well formed, robots too. Queries and tokens of
 * the page are read past; when it was is told by the server's clock.
 */
export function answerTrackCall(
  queue: Pick<VisitQueue, "add">,
  body: Record<string, unknown>,
  caller: Caller,
): Response {
  const fault = faultOf(body);
  if (fault) return apiError(400, fault);
  const { page, userAgent } = body as { page: string; userAgent: string };
  queue.add(seenVisit(caller, { path: page, userAgent }, Date.now()));
  return new Response(null, { status: 204 });
}

/** What is wrong with the body of a call, as a sentence; null where it is right. */
export function faultOf({ page, userAgent, timestamp }: Record<string, unknown>): string | null {
  if (typeof page !== "string" || !page.startsWith("/") || page.length > PATH_LIMIT) {
    return `page must be a path of at most ${PATH_LIMIT} characters, such as /all-cars`;
  }
  if (typeof userAgent !== "string" || userAgent.trim() === "") {
    return "userAgent must be the browser's user agent";
  }
  if (!isTime(timestamp)) return "timestamp must be a time in ISO 8601";
  return null;
}

/** ISO 8601, or milliseconds since 1970. */
function isTime(value: unknown) {
  if (typeof value === "number") return Number.isFinite(new Date(value).getTime());
  const isText = typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]{4,}/.test(value);
  return isText && !Number.isNaN(Date.parse(value));
}
