import { isApi } from "~/web/pages/areas";
import { ledAddress } from "~/web/i18n/address";
import { cacheableAddress } from "~/web/pages/cacheable-address";

export type CacheableKind = "page" | "asset" | "picture";

/** The kind of a request, and the cache key of its response. */
export type ClassifiedRequest =
  | { kind: CacheableKind; key: string }
  /** A page that is never cached: the offline page is its fallback. */
  | { kind: "uncached" }
  /** An address whose `lng` leads to a page: the server redirects to its address. */
  | { kind: "led"; to: string };

type RequestDetails = { url: string; method: string; mode: string };

/** Paths of files, which have an extension; those below `.well-known` may have none. */
const FILE = /^\/\.well-known\/|\.\w+$/;
const PICTURE = /^\/(?:pictures|photos|brand|icons)\/|^\/(?:favicon|apple-touch-icon)\.\w+$/;

/** Returns null for requests that the worker does not handle, such as the router's for data. */
export function classifyRequest(
  { url, method, mode }: RequestDetails,
  origin: string,
): ClassifiedRequest | null {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== "GET" || address.origin !== origin) return null;
  if (mode === "navigate") {
    const to = ledAddress(address);
    if (to !== null) return { kind: "led", to };
    const key = cacheableAddress(address);
    if (key) return { kind: "page", key };
    return isApi(pathname) || FILE.test(pathname) ? null : { kind: "uncached" };
  }
  if (pathname.startsWith("/assets/")) return { kind: "asset", key: pathname };
  return PICTURE.test(pathname) ? { kind: "picture", key: pathname } : null;
}

const TYPES: Readonly<Record<CacheableKind, RegExp>> = {
  page: /^text\/html\b/,
  asset: /^(?:text\/(?:css|javascript)|application\/javascript|font\/)/,
  picture: /^image\//,
};

type CheckedResponse = Pick<Response, "status" | "type" | "redirected" | "headers">;

/**
 * Returns whether a response may be cached: complete, same-origin, of the kind's media type (a Wi-Fi sign-in
 * page is not), and without `no-store`, which marks personal pages.
 */
export function isCacheable(
  kind: CacheableKind,
  { status, type, redirected, headers }: CheckedResponse,
): boolean {
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    TYPES[kind].test(headers.get("Content-Type") ?? "") &&
    !/\bno-store\b/i.test(headers.get("Cache-Control") ?? "")
  );
}
