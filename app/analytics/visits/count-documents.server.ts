import type { RouterContextProvider } from "react-router";
import { clientAddressContext } from "~/web/http/client.server";
import { isDocument } from "./is-document";
import { seenVisit } from "./seen-visit";
import type { VisitSite } from "./visit-site";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Counts each document that is answered to a browser, kept in memory or not, with and without
 * scripts. The browser itself tells only of the paths it goes to after that, without a document.
 */
export function countDocuments(handle: Handle, site: VisitSite): Handle {
  return async (request, context) => {
    const response = await handle(request, context);
    if (isDocument(request, response)) {
      countDocument(site, request, context.get(clientAddressContext));
    }
    return response;
  };
}

/** Within the same limit as calls: a flood of pages must not fill the database. */
function countDocument(site: VisitSite, { url, headers }: Request, address: string) {
  if (site.limits.visits.take(address) !== null) return;
  const userAgent = headers.get("User-Agent") ?? "";
  const caller = { headers, address, proxies: site.settings.proxies };
  site.visits.add(seenVisit(caller, { path: new URL(url).pathname, userAgent }, Date.now()));
}
