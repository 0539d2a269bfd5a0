import type { ClientInstrumentation } from "react-router";
import { readStorage, writeStorage } from "~/web/browser/storage";
import { documentCopy } from "./document-copy";

/** The address that the window was on its way to. */
const KEY = "onTheWayTo";

/**
 * Notes where each link leads until its page is there. Where the script of a page doesn't come, the
 * router loads the page anew that is left, and would forget where the visitor wanted to go.
 */
export const noteTheWay: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, formMethod }) {
        if (typeof to !== "string" || formMethod) return void (await navigate());
        writeStorage(KEY, to, "sessionStorage");
        await navigate();
        if (readStorage(KEY, "sessionStorage") === to) writeStorage(KEY, null, "sessionStorage");
      },
    });
  },
};

/**
 * Goes on to where the window was on its way to, when this page is but a copy that was loaded anew
 * on a dead line: the service worker has something to show for every address. Returns whether it does.
 */
export function goOn(): boolean {
  const address = readStorage(KEY, "sessionStorage");
  if (address === null) return false;
  writeStorage(KEY, null, "sessionStorage");
  const target = new URL(address, location.href);
  const isElsewhere = target.pathname + target.search !== location.pathname + location.search;
  if (!isElsewhere || !isReloaded() || !documentCopy()) return false;
  location.assign(target);
  return true;
}

function isReloaded() {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "reload";
}
