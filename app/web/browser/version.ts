import { createStore, useStore } from "./store";

/** The header in responses to visits with the version of the build that the server runs. */
export const VERSION_HEADER = "X-Version";

/** The version of these scripts, which the page that loaded them names. Null on the server and in development. */
const own =
  typeof document === "undefined" ? null : (document.documentElement.dataset.version ?? null);

const store = createStore(false);

/** Takes the version in a response; null if the server does not know it. */
export function compareVersion(version: string | null) {
  if (own !== null && version !== null && version !== own) store.set(true);
}

/** Returns whether the server runs another version than these scripts: then links load whole pages. */
export function useIsOutdated(): boolean {
  return useStore(store);
}
