import { withCopyLabel } from "~/offline/document-copy";
import { classifyRequest, isCacheable } from "./cacheable";
import type { CacheableKind, ClassifiedRequest } from "./cacheable";
import { deleteOtherVersions, findCopy, saveCopy, type Copy } from "./copies";
import { cacheSeenPage, cacheShell, isSavingData, offlinePage } from "./fetch-ahead";
import { worker, type FetchEvent } from "./scope";

// A new version takes over at once. Open pages lose nothing: each requests its files by names that
// only its own build has, and reports its address to the new worker.
worker.addEventListener("install", (event) => {
  event.waitUntil(cacheShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(deleteOtherVersions().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  // Chromium sometimes loses the `skipWaiting` of `install` if the old version was busy. Repeated
  // here; an active version ignores it.
  event.waitUntil(worker.skipWaiting());
  event.waitUntil(
    cacheSeenPage(event.data).catch((error: unknown) => {
      console.warn(`a seen page could not be cached: ${String(error)}`);
    }),
  );
});

worker.addEventListener("fetch", (event) => {
  const classified = classifyRequest(event.request, worker.location.origin);
  if (classified) event.respondWith(respond(event, classified));
});

function respond(event: FetchEvent, request: ClassifiedRequest): Promise<Response> {
  switch (request.kind) {
    case "page":
      return respondPage(event, request.key);
    case "data":
      return respondData(event, request.key, request.address);
    case "uncached":
      return fetch(event.request).catch(offlinePage);
    default:
      return copyFirst(event, request.kind, request.key);
  }
}

/** The server's page, else its offline copy, else the offline page. */
async function respondPage(event: FetchEvent, key: string): Promise<Response> {
  const found = await networkFirst(event, "page", key);
  if (!found) return (await redirectWithoutCar(key)) ?? offlinePage();
  return found.cachedAt === null ? found.response : markAsCopy(found.response, found.cachedAt);
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

/** The router's data requests. Notifies the requesting page whether the response is a copy. */
async function respondData(event: FetchEvent, key: string, address: string): Promise<Response> {
  const found = await networkFirst(event, "data", key);
  if (!found) return Response.error();
  const client = await worker.clients.get(event.clientId);
  const message = { kind: "answered", address, cachedAt: found.cachedAt };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A client has none.
  client?.postMessage(message);
  return found.response;
}

/** How long to wait for the network before the copy is used. */
const NETWORK_TIMEOUT_MS = 3_000;

/**
 * The server's response if it is complete within 3 s, else the copy; without a copy the server's as soon
 * as its headers arrive, however long that takes. Null if there is neither.
 */
async function networkFirst(
  event: FetchEvent,
  kind: CacheableKind,
  key: string,
): Promise<Copy | { response: Response; cachedAt: null } | null> {
  const copy = await findCopy(kind, key);
  const pending = fetchAndSave(event, kind, key);
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, null));
  const arrived = copy ? Promise.race([complete(pending, kind), timeout]) : pending;
  const response = await arrived.catch(() => null);
  return response ? { response, cachedAt: null } : copy;
}

/** The response once its body is there. Throws if the connection is lost before. */
async function complete(pending: Promise<Response>, kind: CacheableKind): Promise<Response> {
  const response = await pending;
  if (!isCacheable(kind, response)) return response;
  return new Response(await response.arrayBuffer(), { headers: response.headers });
}

/** The copy at once. A picture is revalidated for the next request; names of assets have a hash. */
async function copyFirst(
  event: FetchEvent,
  kind: "asset" | "picture",
  key: string,
): Promise<Response> {
  const copy = (await findCopy(kind, key)) ?? (await findCopy("shell", key));
  if (!copy) return fetchAndSave(event, kind, key);
  if (kind === "picture" && !isSavingData()) inBackground(event, fetchAndSave(event, kind, key));
  return copy.response;
}

/** The response as soon as its headers arrive; its body is cached while it streams. */
async function fetchAndSave(
  event: FetchEvent,
  kind: CacheableKind,
  key: string,
): Promise<Response> {
  const pending = fetch(event.request);
  // A late response still updates the copy.
  inBackground(event, pending);
  const response = await pending;
  if (isCacheable(kind, response)) inBackground(event, saveCopy(kind, key, response.clone()));
  return response;
}

/** Does not delay the response; a failure is ignored. */
function inBackground(event: FetchEvent, task: Promise<unknown>) {
  event.waitUntil(task.catch(() => null));
}
