import { reportVisit } from "~/analytics/visits/collect/report-visit";
import { recordOf } from "~/records";

/** Calls back at once, or when the visitor opens a page that the browser has prerendered. */
export function whenShown(callback: () => void) {
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", callback, { once: true });
  } else callback();
}

/** The server counts no prefetched document: the page reports its visit. */
export function countPrefetched() {
  const [navigation] = performance.getEntriesByType("navigation");
  const { deliveryType, activationStart } = recordOf(navigation);
  if (deliveryType === "navigational-prefetch" || Number(activationStart) > 0) {
    void reportVisit(location.pathname);
  }
}

/**
 * Lets the speculation rules apply to the links of this page. Without scripts they don't: the visits
 * would not be counted.
 */
export function allowPrefetches() {
  document.documentElement.dataset.prefetch = "";
}
