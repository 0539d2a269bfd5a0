import { recordOf } from "~/web/records";

/** Calls back at once, or when the visitor opens a page that the browser has prerendered. */
export function whenShown(callback: () => void) {
  if (recordOf(document).prerendering === true) addEventListener("prerenderingchange", callback);
  else callback();
}

/** Reports the visit of a prefetched page, which the server has not counted. */
export function reportPrefetched() {
  const { deliveryType, activationStart } = recordOf(performance.getEntriesByType("navigation")[0]);
  if (deliveryType !== "navigational-prefetch" && !(Number(activationStart) > 0)) return;
  const { userAgent } = navigator;
  const visit = { page: location.pathname, timestamp: Date.now(), userAgent };
  const body = new Blob([JSON.stringify(visit)], { type: "application/json" });
  navigator.sendBeacon("/api/track-visit", body);
}
