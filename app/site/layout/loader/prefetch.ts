import { navigationEntry } from "~/web/browser/navigation-entry";
import { propertiesOf } from "~/web/records";

/** Calls back at once, or when the visitor opens a page that the browser has prerendered. */
export function whenShown(callback: () => void) {
  if (propertiesOf(document).prerendering === true)
    addEventListener("prerenderingchange", callback);
  else callback();
}

/** Reports the visit of a prefetched page, which the server has not counted. */
export function reportPrefetched() {
  const { deliveryType, activationStart } = navigationEntry();
  if (deliveryType !== "navigational-prefetch" && !(Number(activationStart) > 0)) return;
  const { userAgent } = navigator;
  const visit = { page: location.pathname, timestamp: Date.now(), userAgent };
  const body = new Blob([JSON.stringify(visit)], { type: "application/json" });
  navigator.sendBeacon("/api/track-visit", body);
}
