import type { ClientInstrumentation } from "react-router";
import { NETWORK_TIMEOUT_MS, openCopy } from "~/site/offline/register";
import { navigationEntry } from "~/web/browser/navigation-entry";
import { readStorage, writeStorage } from "~/web/browser/storage";

/** The key of the pending navigation's address in session storage. */
const KEY = "onTheWayTo";

/**
 * Stores the target of each navigation until it completes. If a route's script fails to load, because it is
 * of a former version or the network fails, the router reloads the current page, and the target would be
 * lost. A navigation that takes too long loads the document instead, if there is an offline copy of it.
 */
export const trackNavigation: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, formMethod }) {
        if (typeof to !== "string" || formMethod) return void (await navigate());
        writeStorage(KEY, to, "sessionStorage");
        const timer = setTimeout(() => void openCopy(to), NETWORK_TIMEOUT_MS);
        await navigate();
        clearTimeout(timer);
        if (readStorage(KEY, "sessionStorage") === to) writeStorage(KEY, null, "sessionStorage");
      },
    });
  },
};

/** Loads the page of the pending navigation if the router has reloaded this one. Returns whether it does. */
export function resumeNavigation(): boolean {
  const address = readStorage(KEY, "sessionStorage");
  if (address === null) return false;
  writeStorage(KEY, null, "sessionStorage");
  const target = new URL(address, location.href);
  const isElsewhere = target.pathname + target.search !== location.pathname + location.search;
  if (!isElsewhere || navigationEntry().type !== "reload") return false;
  location.assign(target);
  return true;
}
