import { readStorage, writeStorage } from "~/web/browser/storage";

/** The address that was reloaded after a network error. */
const KEY = "reloadedFor";

/**
 * Reloads the document, so that the service worker responds with the offline copy. Returns false, and
 * does nothing, if this address has been reloaded already or no worker is active.
 */
export function reloadOnce(address: string): boolean {
  if (!navigator.serviceWorker?.controller) return false;
  if (readStorage(KEY, "sessionStorage") === address) return false;
  writeStorage(KEY, address, "sessionStorage");
  // Without storage it would reload in an endless loop.
  if (readStorage(KEY, "sessionStorage") !== address) return false;
  location.reload();
  return true;
}

/** Call after a page has loaded: the next network error may reload again. */
export function resetReload() {
  if (readStorage(KEY, "sessionStorage")) writeStorage(KEY, null, "sessionStorage");
}
