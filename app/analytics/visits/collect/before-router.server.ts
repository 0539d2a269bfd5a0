import type { RouterContextProvider } from "react-router";
import { refuseForeignCall } from "~/web/http/origin-check.server";
import { setSecurityHeaders } from "~/web/http/security-headers.server";
import { clientAddressContext } from "~/web/http/client.server";
import { trackVisit } from "./track-visit.server";
import type { VisitSite } from "./visit-site";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Answers visits before the router, which takes so long over each that pages wait at 1,000 visits a
 * second (bench/README.md). Other servers than ours answer them by the route, in the same way.
 */
export function trackVisitsBefore(handle: Handle, site: VisitSite): Handle {
  const { publicUrl } = site.settings;
  return async (request, context) => {
    if (new URL(request.url).pathname !== "/api/track-visit") return handle(request, context);
    const response =
      refuseForeignCall(request, publicUrl) ??
      (await trackVisit(site, request, context.get(clientAddressContext)));
    setSecurityHeaders(response.headers, publicUrl);
    return response;
  };
}
