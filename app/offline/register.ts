import type { PagePattern } from "~/pages";

const SCRIPT = "/sw.js" satisfies PagePattern;

/** Registers the service worker; a browser that can't is left as it is. */
export function register() {
  void quietly(() => navigator.serviceWorker.register(SCRIPT));
}

/** Undoes it in a browser that has one from before. */
export function unregister() {
  void quietly(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    if (registrations.length === 0) return;
    for (const registration of registrations) await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/**
 * Tells the worker what page (a path) the visitor sees: it keeps what came before the worker did.
 * A new version that still waits hears it in place of the old one, and takes over.
 */
export function tellSeen(address: string) {
  void quietly(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    const resources = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin));
    const { lang } = document.documentElement;
    const seen = { kind: "seen", address, lang, resources: [...new Set(resources)] };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has none.
    (waiting ?? active)?.postMessage(seen);
  });
}

/** A worker is an extra: what goes wrong with it is not the visitor's matter. */
async function quietly(task: () => Promise<unknown>) {
  try {
    await task();
  } catch (error) {
    console.warn(`the service worker: ${String(error)}`);
  }
}
