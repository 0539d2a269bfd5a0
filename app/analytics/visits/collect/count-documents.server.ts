import type { RouterContextProvider } from "react-router";
import { env } from "~/env.server";
import { clientAddressContext } from "~/web/http/client.server";
import { isDocument } from "./is-document";
import { seenVisit } from "./page-view";
import { visitLimit } from "./track-visit.server";
import { visitQueue } from "./visits.server";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Counts each document that is answered to a browser, kept in memory or not, with and without
 * scripts. The browser itself tells only of the paths it goes to after that, without a document.
 */
export function countDocuments(handle: Handle): Handle {
  return async (request, context) => {
    const response = await handle(request, context);
    if (isDocument(request, response)) {
      countDocument(request, context.get(clientAddressContext));
    }
    return response;
  };
}

/** Within the same limit as calls: a flood of pages must not fill the database. */
function countDocument({ url, headers }: Request, address: string) {
  if (visitLimit.take(address) !== null) return;
  const userAgent = headers.get("User-Agent") ?? "";
  const caller = { headers, address, proxies: env.TRUST_PROXY };
  visitQueue.add(seenVisit(caller, { path: new URL(url).pathname, userAgent }, Date.now()));
}
