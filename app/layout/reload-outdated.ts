import { PENDING_NAVIGATION_KEY } from "~/offline/resume-navigation";
import { recordOf } from "~/records";
import { isChanged } from "~/web/browser/is-changed";
import { readStorage, writeStorage } from "~/web/browser/storage";
import { RELOAD_HEADER, VERSION_HEADER } from "~/web/http/client-version";

/**
 * Loads the document of a page if the server has another version than these scripts: the new version's
 * loader data may not suit them, and theirs may be gone. The router has no option for it.
 */
export function reloadOutdated() {
  refuseNewerData(scriptsVersion());
  resumeAfterReload();
}

/** The address of the manifest, which another version has not: the router has no name for it. */
function scriptsVersion(): string {
  return String(recordOf(recordOf(window)["__reactRouterManifest"])["url"]);
}

/** Not for the page itself while something is typed in it. */
function refuseNewerData(version: string) {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const page = input instanceof URL ? pageOf(input, init) : null;
    if (page === null || (page === pathOf(location) && hasTyped())) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set(VERSION_HEADER, version);
    const response = await fetch(input, { ...init, headers });
    if (!response.headers.has(RELOAD_HEADER)) return response;
    // With its hash, which requests lack.
    loadDocument(pendingNavigation() ?? page);
    return untilAborted(init?.signal);
  };
}

/** While the document loads there is nothing to show; the router aborts if another page is opened. */
function untilAborted(signal: AbortSignal | null | undefined) {
  return new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** The router reloads the current page if a script of the next one can't be loaded. */
function resumeAfterReload() {
  // Missing in older browsers.
  const navigation = window.navigation as Navigation | undefined;
  navigation?.addEventListener("navigate", (event) => {
    const target = pendingNavigation();
    if (event.navigationType !== "reload" || event.userInitiated || target === null) return;
    event.preventDefault();
    loadDocument(target);
  });
}

const pendingNavigation = () => readStorage(PENDING_NAVIGATION_KEY, "sessionStorage");

const clearPendingNavigation = () => writeStorage(PENDING_NAVIGATION_KEY, null, "sessionStorage");

function loadDocument(address: string) {
  // There it is not pending: React would start for it.
  addEventListener("pagehide", clearPendingNavigation, { once: true });
  location.assign(address);
}

/** The page of a request for loader data; null for other requests. */
function pageOf(url: URL, { method = "GET" }: RequestInit = {}): string | null {
  if (method !== "GET" || !url.pathname.endsWith(".data")) return null;
  const page = new URL(url);
  page.pathname = page.pathname.replace(/_?\.data$/, "");
  page.searchParams.delete("_routes");
  return pathOf(page);
}

const pathOf = ({ pathname, search }: URL | Location) => pathname + search;

function hasTyped(): boolean {
  return [...document.querySelectorAll("input,textarea,select")].some(isChanged);
}
