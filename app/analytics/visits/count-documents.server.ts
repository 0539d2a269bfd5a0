import type { RouterContextProvider } from "react-router";
import { env } from "~/env.server";
import { clientAddressContext } from "~/web/client.server";
import { seenVisit } from "./seen-visit";
import { visitLimit } from "./track-call.server";
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
      void countDocument(request, context.get(clientAddressContext));
    }
    return response;
  };
}

/** Within the same limit as calls: a flood of pages must not fill the database. */
async function countDocument({ url, headers }: Request, address: string) {
  if ((await visitLimit.take(address)) !== null) return;
  const userAgent = headers.get("User-Agent") ?? "";
  const caller = { headers, address, proxies: env.TRUST_PROXY };
  visitQueue.add(seenVisit(caller, { path: new URL(url).pathname, userAgent }, Date.now()));
}

/** A page that somebody has before them: not fetched ahead, by a script, or sent elsewhere. */
export function isDocument({ method, headers }: Request, { status, headers: answered }: Response) {
  if (method !== "GET" || headers.has("Sec-Purpose") || headers.has("Purpose")) return false;
  const destination = headers.get("Sec-Fetch-Dest");
  if (destination !== null && destination !== "document") return false;
  // The body of a 304 is the page that the browser has already.
  if (status === 304) return Boolean(headers.get("Accept")?.includes("text/html"));
  const isPage = answered.get("Content-Type")?.startsWith("text/html");
  return Boolean(isPage) && (status === 200 || status === 404);
}
