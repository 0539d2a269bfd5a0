import type { RouterContextProvider } from "react-router";
import { refuseForeignCall } from "~/web/http/security/origin-check.server";
import { setSecurityHeaders } from "~/web/http/security/security-headers.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { trackVisit } from "./track-visit.server";
import type { VisitSite } from "./visit-site";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Handles visits before the router, whose overhead would delay pages at 1,000 visits a second
 * (bench/README.md). Under `react-router dev` and `serve` the route handles them, in the same way.
 */
export function trackVisitsBeforeRouter(handle: Handle, site: VisitSite): Handle {
  const { publicUrl, hsts } = site.settings;
  return async (request, context) => {
    if (new URL(request.url).pathname !== "/api/track-visit") return handle(request, context);
    const response =
      refuseForeignCall(request, publicUrl) ??
      (await trackVisit(site, request, context.get(clientAddressContext)));
    setSecurityHeaders(response.headers, hsts);
    return response;
  };
}
