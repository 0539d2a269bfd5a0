import { propertiesOf } from "~/web/records";

/** Returns what the browser has measured of the page's request; empty in a browser that has not. */
export function navigationEntry() {
  return propertiesOf(performance.getEntriesByType("navigation")[0]);
}
