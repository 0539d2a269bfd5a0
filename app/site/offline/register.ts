import type { PagePattern } from "~/web/pages/page-table";
import { cacheableAddress } from "~/web/pages/cacheable-address";

const SCRIPT = "/sw.js" satisfies PagePattern;

/** How long to wait for the network before an offline copy is used. */
export const NETWORK_TIMEOUT_MS = 3_000;

/**
 * The message of a page to the worker, which may not have seen its requests: the page may have loaded
 * before it, or by a client navigation.
 */
export type SeenPage = {
  /** A path with its query. */
  address: string;
  lang: string;
  /** The addresses of the resources that the page has loaded. */
  resources: string[];
  /** How the worker fetches page and resources. */
  cache: RequestCache;
};

/**
 * Registers the service worker, which caches the visible page of an address (a path). A waiting version
 * gets it instead of the active one, and takes over. A failure is only logged.
 */
export function cacheSeenPage(address: string, cache: RequestCache = "default") {
  void warnOnFailure(async () => {
    await navigator.serviceWorker.register(SCRIPT);
    const { active, waiting } = await navigator.serviceWorker.ready;
    const resources = performance.getEntriesByType("resource").map(({ name }) => name);
    const seen: SeenPage = { address, lang: document.documentElement.lang, resources, cache };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has none.
    (waiting ?? active)?.postMessage(seen);
  });
}

/**
 * Removes a service worker that was registered before, and its caches. Until the next page it may serve
 * this one and cache it once more; the next page deletes that.
 */
export function unregister() {
  void warnOnFailure(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

async function warnOnFailure(task: () => Promise<unknown>) {
  try {
    await task();
  } catch (error) {
    console.warn(`service worker: ${String(error)}`);
  }
}

/**
 * Loads the document of an address if the worker has a copy of it, which it uses if the network is too
 * slow.
 */
export async function openCopy(to: string) {
  const key = cacheableAddress(new URL(to, location.href));
  const hasCopy = key && navigator.serviceWorker?.controller && (await caches.match(key));
  if (hasCopy) location.assign(to);
}
