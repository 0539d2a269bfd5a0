import type { RouterContextProvider } from "react-router";
import { env } from "~/env.server";
import { clientAddressContext } from "~/web/http/client.server";
import { isDocument } from "./is-document";
import { readPageView } from "./page-view";
import { visitLimit } from "./track-visit.server";
import { visitQueue } from "./visits.server";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Counts each document that a browser is answered with, cached or rendered, so that visits without
 * scripts count too. The browser reports only later navigations, which load no document.
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

/** Shares the limit of calls: a flood of pages must not fill the database. */
function countDocument({ url, headers }: Request, address: string) {
  if (visitLimit.take(address) !== null) return;
  const client = { headers, address, proxies: env.TRUST_PROXY };
  const path = new URL(url).pathname;
  const userAgent = headers.get("User-Agent") ?? "";
  visitQueue.add(readPageView(client, { path, userAgent }, Date.now()));
}
