import type { MiddlewareFunction } from "react-router";
import { isChange } from "./security/origin.server";
import { isPrefetch } from "./page-request";

/**
 * Refuses prefetches that would change something or set a cookie, and those of refused addresses. The
 * browser requests the page when the visitor opens it.
 */
export function limitPrefetches(
  isRefused: (address: URL) => boolean,
): MiddlewareFunction<Response> {
  return async ({ request }, next) => {
    if (!isPrefetch(request.headers)) return next();
    if (isChange(request.method) || isRefused(new URL(request.url))) return refusePrefetch();
    const response = await next();
    return response.headers.has("Set-Cookie") ? refusePrefetch() : response;
  };
}

/** Browsers do not show a prefetched 503. */
function refusePrefetch() {
  return new Response("not prefetched\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
