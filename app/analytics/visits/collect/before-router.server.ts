import type { RouterContextProvider } from "react-router";
import { env } from "~/env.server";
import { refuseForeignCall } from "~/web/http/origin-check.server";
import { setSecurityHeaders } from "~/web/http/security-headers.server";
import { trackVisit } from "./track-visit.server";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Answers visits before the router, which takes so long over each that pages wait at 1,000 visits a
 * second (bench/README.md). Other servers than ours answer them by the route, in the same way.
 */
export function trackVisitsBefore(handle: Handle): Handle {
  return async (request, context) => {
    if (new URL(request.url).pathname !== "/api/track-visit") return handle(request, context);
    const response =
      refuseForeignCall(request, env.PUBLIC_URL) ?? (await trackVisit(request, context));
    setSecurityHeaders(response.headers, env.PUBLIC_URL);
    return response;
  };
}
