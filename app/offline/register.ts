import type { PagePattern } from "~/page-table";

const SCRIPT = "/sw.js" satisfies PagePattern;

/** Registers the service worker; a failure is only logged. */
export function register() {
  void warnOnFailure(() => navigator.serviceWorker.register(SCRIPT));
}

/**
 * Removes a service worker that was registered before, and its caches. Until the next page it may serve
 * this one, and cache once more: that page deletes it.
 */
export function unregister() {
  void warnOnFailure(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/**
 * On a page without an interaction: registers the worker, which caches the page from the browser's
 * HTTP cache alone.
 */
export function registerOnUntouchedPage() {
  if (!("serviceWorker" in navigator)) return;
  register();
  reportSeenPage(location.pathname + location.search, true);
}

/**
 * Posts the address (a path) of the visible page to the worker, which caches what was loaded before
 * it was active. A waiting version gets it instead of the active one, and takes over.
 */
export function reportSeenPage(address: string, isUntouched = false) {
  void warnOnFailure(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    const resources = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin));
    const { lang } = document.documentElement;
    const seen = { kind: "seen", address, lang, resources: [...new Set(resources)], isUntouched };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has none.
    (waiting ?? active)?.postMessage(seen);
  });
}

async function warnOnFailure(task: () => Promise<unknown>) {
  try {
    await task();
  } catch (error) {
    console.warn(`service worker: ${String(error)}`);
  }
}
