import { withCopyLabel } from "~/offline/copy-label";
import type { FetchEvent } from "./scope";
import { worker } from "./scope";
import { offlinePage } from "./shell";
import { networkFirst } from "./strategies";
import { findCopy } from "./copies";

/** The server's page, else its offline copy, else the offline page. */
export async function respondPage(event: FetchEvent, key: string): Promise<Response> {
  const found = await networkFirst(event, "page", key);
  if (!found) return (await redirectWithoutCar(key)) ?? offlinePage();
  return found.cachedAt === null ? found.response : markAsCopy(found.response, found.cachedAt);
}

/** For a page that is never cached: the server's, or the offline page. */
export async function respondUncached({ request }: FetchEvent): Promise<Response> {
  return fetch(request).catch(offlinePage);
}

/** The router's data requests. Notifies the requesting page whether the response is a copy. */
export async function respondData(
  event: FetchEvent,
  key: string,
  address: string,
): Promise<Response> {
  const found = await networkFirst(event, "data", key);
  if (!found) return Response.error();
  const client = await worker.clients.get(event.clientId);
  const message = { kind: "answered", address, cachedAt: found.cachedAt };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A client has none.
  client?.postMessage(message);
  return found.response;
}

/** A page can read `Server-Timing` even long after it has loaded. */
async function markAsCopy(response: Response, cachedAt: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("Server-Timing", `cached-copy;desc="${cachedAt}"`);
  return new Response(withCopyLabel(await response.text(), cachedAt), { headers });
}

/** The home page is the same with a car selected in its form: its plain copy will do. */
async function redirectWithoutCar(key: string): Promise<Response | null> {
  const address = new URL(key, worker.location.origin);
  if (!address.searchParams.has("vehicle")) return null;
  address.searchParams.delete("vehicle");
  const plain = address.pathname + address.search;
  return (await findCopy("page", plain)) && Response.redirect(plain);
}
