import { savesData } from "~/web/browser/connection";
import { navigationEntry } from "~/web/browser/navigation-entry";
import { readStorage, writeStorage } from "~/web/browser/storage";

/** The key in local storage of the addresses of fonts that are in the browser's cache. */
const CACHED_KEY = "cachedFonts";

/** The response time of a page from which fonts never come in time for the first paint. */
const LATE_MS = 150;

/**
 * Preloads fonts (addresses, separated by spaces), or makes the page use those of the system: on a slow
 * line they would come too late (`font-display: optional`), and delay the pictures.
 */
export function preloadFonts(fonts: string) {
  if ((isSlow() || savesData()) && !areCached(fonts)) {
    document.documentElement.dataset.systemFonts = "";
    return;
  }
  for (const href of fonts.split(" ")) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "anonymous", href });
    document.head.append(link);
  }
}

/** Loads fonts that are not in the browser's cache, for the next page. */
export async function cacheFonts(fonts: string) {
  if (areCached(fonts)) return;
  try {
    await Promise.all(fonts.split(" ").map(fetchWhole));
    writeStorage(CACHED_KEY, fonts);
  } catch (error) {
    console.warn(`fonts: ${String(error)}`);
  }
}

/** A substring suffices: the list of a Georgian page contains that of an English one. */
const areCached = (fonts: string) => readStorage(CACHED_KEY)?.includes(fonts) === true;

async function fetchWhole(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  await response.arrayBuffer();
}

/** Returns whether the line is slow, by the time that the page took to respond. */
function isSlow() {
  const { requestStart, responseStart } = navigationEntry();
  return Number(responseStart) - Number(requestStart) > LATE_MS;
}
