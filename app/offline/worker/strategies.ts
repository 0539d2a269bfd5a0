import { findCopy, type CacheKind, type Copy } from "./copies";
import { isCacheable, type CacheableKind } from "./is-cacheable-response";
import type { FetchEvent } from "./scope";
import { saveCopy } from "./copies";
import { recordOf } from "~/records";

/** How long to wait for the network before the copy is used. */
const NETWORK_TIMEOUT_MS = 3_000;

/** A response, and if it is a copy when that was made. */
export type Found = { response: Response; cachedAt: string | null };

/**
 * The server's response if it is complete within 3 s, else the copy; without a copy the server's,
 * however long it takes. Null if there is neither.
 */
export async function networkFirst(
  event: FetchEvent,
  kind: CacheableKind,
  key: string,
): Promise<Found | null> {
  const copy = await findCopy(kind, key);
  const response = copy
    ? await fetchWithTimeout(event, kind, key)
    : await fetchStreaming(event, kind, key);
  if (response) return { response, cachedAt: null };
  return copy;
}

/** The response as soon as its headers arrive; its body is cached while it streams. */
async function fetchStreaming(
  event: FetchEvent,
  kind: CacheableKind,
  key: string,
): Promise<Response | null> {
  const response = await fetch(event.request).catch(() => null);
  if (response && isCacheable(kind, response)) {
    inBackground(event, saveCopy(kind, key, response.clone()));
  }
  return response;
}

/** The complete response within the timeout: a truncated one does not replace the copy. */
async function fetchWithTimeout(
  event: FetchEvent,
  kind: CacheableKind,
  key: string,
): Promise<Response | null> {
  const pending = fetchWhole(event, kind, key).catch(() => null);
  // A late response still updates the copy.
  inBackground(event, pending);
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, null));
  return Promise.race([pending, timeout]);
}

async function fetchWhole(event: FetchEvent, kind: CacheableKind, key: string): Promise<Response> {
  const response = await fetch(event.request);
  if (!isCacheable(kind, response)) return response;
  const { headers } = response;
  const body = await response.arrayBuffer();
  inBackground(event, saveCopy(kind, key, new Response(body, { headers })));
  return new Response(body, { headers });
}

/** For files with hashed names. */
export async function cacheFirst(event: FetchEvent, key: string): Promise<Response> {
  const copy = await findFirst(["shell", "asset"], key);
  if (copy) return copy.response;
  return fetchAndSave(event, "asset", key);
}

/** For pictures: the copy at once, revalidated for the next request. */
export async function staleWhileRevalidate(event: FetchEvent, key: string): Promise<Response> {
  const copy = await findFirst(["picture", "shell"], key);
  if (!copy) return fetchAndSave(event, "picture", key);
  if (!isSavingData()) inBackground(event, fetchAndSave(event, "picture", key));
  return copy.response;
}

async function findFirst(kinds: CacheKind[], key: string): Promise<Copy | null> {
  for (const kind of kinds) {
    const copy = await findCopy(kind, key);
    if (copy) return copy;
  }
  return null;
}

async function fetchAndSave(
  event: FetchEvent,
  kind: CacheableKind,
  key: string,
): Promise<Response> {
  const response = await fetch(event.request);
  if (isCacheable(kind, response)) inBackground(event, saveCopy(kind, key, response.clone()));
  return response;
}

/** Does not delay the response; a failure is ignored. */
function inBackground(event: FetchEvent, task: Promise<unknown>) {
  event.waitUntil(task.catch(() => null));
}

export function isSavingData(): boolean {
  return "connection" in navigator && recordOf(navigator.connection).saveData === true;
}
