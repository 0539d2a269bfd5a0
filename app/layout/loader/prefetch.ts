import { recordOf } from "~/records";

/** Calls back at once, or when the visitor opens a page that the browser has prerendered. */
export function whenShown(callback: () => void) {
  if (recordOf(document).prerendering === true) addEventListener("prerenderingchange", callback);
  else callback();
}

/** The server counts no prefetched document: the page reports its visit. */
export function countPrefetched() {
  const [navigation] = performance.getEntriesByType("navigation");
  const { deliveryType, activationStart } = recordOf(navigation);
  if (deliveryType === "navigational-prefetch" || Number(activationStart) > 0) {
    const { userAgent } = navigator;
    const visit = { page: location.pathname, timestamp: Date.now(), userAgent };
    const body = new Blob([JSON.stringify(visit)], { type: "application/json" });
    navigator.sendBeacon("/api/track-visit", body);
  }
}

/**
 * Lets the speculation rules apply to the links of this page. Without scripts they don't: the visits
 * would not be counted.
 */
export function allowPrefetches() {
  document.documentElement.dataset.prefetch = "";
}
