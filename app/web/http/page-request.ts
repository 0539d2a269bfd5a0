import type { IncomingMessage } from "node:http";

/**
 * The fields of a request that the page cache reads: of a web request, or of one as it comes from the
 * network.
 */
export type PageRequest = {
  method: string;
  /** The absolute address. */
  url: string;
  headers: Pick<Headers, "get">;
};

/** Reads a request as it comes from the network, without creating objects of the web API. */
export function pageRequest(
  { method = "GET", url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
  origin: string,
): PageRequest {
  return {
    method,
    url: origin + url,
    headers: {
      get(name) {
        const value = headers[name.toLowerCase()] ?? null;
        return Array.isArray(value) ? value.join(", ") : value;
      },
    },
  };
}

/**
 * Headers that mark a prefetch: the standard's, Chromium's before it, those of Safari's previews, and
 * Firefox's.
 */
const PREFETCH_HEADERS = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

/** Returns whether a browser, or a proxy before it, fetches a page that may never be shown. */
export function isPrefetch(headers: PageRequest["headers"]): boolean {
  return PREFETCH_HEADERS.some((name) => headers.get(name) !== null);
}

/**
 * Returns whether a browser requests a document to show. Browsers before 2023 send no metadata; navigations
 * through the service worker have no destination.
 */
export function isNavigation(headers: PageRequest["headers"]): boolean {
  const destination = headers.get("Sec-Fetch-Dest");
  if (destination === "empty") return headers.get("Sec-Fetch-Mode") === "navigate";
  return destination === null || destination === "document";
}
