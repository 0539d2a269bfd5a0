import type { RouterContextProvider } from "react-router";
import { clientAddressContext } from "~/web/http/limits/client.server";
import type { PageRequest } from "~/web/http/page-request";
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
    countDocument(site, { request, response, address: () => context.get(clientAddressContext) });
    return response;
  };
}

type Sent = {
  request: PageRequest;
  response: Parameters<typeof isDocument>[1];
  address: () => string;
};

/** Counts a response if it is such a document. */
export function countDocument(site: VisitSite, { request, response, ...sent }: Sent) {
  if (!isDocument(request, response)) return;
  const address = sent.address();
  // Shared with the calls: a flood of pages must not fill the database.
  if (site.limits.visits.take(address) !== null) return;
  const { url, headers } = request;
  const client = { headers, address, proxies: site.settings.proxies };
  const path = new URL(url).pathname;
  const userAgent = headers.get("User-Agent") ?? "";
  site.visits.add(readPageView(client, { path, userAgent }, Date.now()));
}
