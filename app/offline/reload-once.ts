import { readStorage, writeStorage } from "~/web/browser/storage";

/** The address that was reloaded because nothing answered there. */
const KEY = "reloadedFor";

/**
 * Loads the document anew, so that the service worker answers with what it kept. Once an address:
 * returns false, and does nothing, where that was tried or no worker would answer.
 */
export function reloadOnce(address: string): boolean {
  if (!navigator.serviceWorker?.controller) return false;
  if (readStorage(KEY, "sessionStorage") === address) return false;
  writeStorage(KEY, address, "sessionStorage");
  // Where nothing can be remembered it would go round for ever.
  if (readStorage(KEY, "sessionStorage") !== address) return false;
  location.reload();
  return true;
}

/** A page has come: from now on another reload may help again. */
export function forgetReload() {
  if (readStorage(KEY, "sessionStorage")) writeStorage(KEY, null, "sessionStorage");
}
