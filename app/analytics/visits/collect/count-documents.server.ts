import type { RouterContextProvider } from "react-router";
import { clientAddressContext } from "~/web/http/client.server";
import { isDocument } from "./is-document";
import { readPageView } from "./page-view";
import type { VisitSite } from "./visit-site";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Counts each document that is sent to a browser, cached or rendered, so that visits without scripts
 * count too. The browser reports only later client navigations.
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

/** Shares the limit of calls: a flood of pages must not fill the database. */
function countDocument(site: VisitSite, { url, headers }: Request, address: string) {
  if (site.limits.visits.take(address) !== null) return;
  const client = { headers, address, proxies: site.settings.proxies };
  const path = new URL(url).pathname;
  const userAgent = headers.get("User-Agent") ?? "";
  site.visits.add(readPageView(client, { path, userAgent }, Date.now()));
}
