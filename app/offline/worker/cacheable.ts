import { isApi } from "~/pages/areas";
import { cacheableAddress } from "~/pages/cacheable-address";
import { SOCKET_PATH } from "~/pages/socket-path";
import { pagePath } from "~/web/http/page-path";

/** What is requested, and the cache key of the response. */
export type ClassifiedRequest =
  | { kind: "page" | "asset" | "picture"; key: string }
  /** The router's data request for a page; `address` is that page's. */
  | { kind: "data"; key: string; address: string }
  /** A page that is never cached: the offline page is its fallback. */
  | { kind: "uncached" };

type RequestDetails = { url: string; method: string; mode: string };

/** Files by their extension; those below `.well-known` may have none. */
const FILE = /^\/\.well-known\/|\.\w+$/;
const PICTURE = /^\/(?:pictures|photos|brand|icons)\/|^\/(?:favicon|apple-touch-icon)\.\w+$/;

/** Null for requests that the worker does not handle. */
export function classifyRequest(
  { url, method, mode }: RequestDetails,
  origin: string,
): ClassifiedRequest | null {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return null;
  if (mode === "navigate") return classifyPage(address);
  if (address.pathname.endsWith(".data")) return classifyData(address);
  if (address.pathname.startsWith("/assets/")) return { kind: "asset", key: address.pathname };
  return PICTURE.test(address.pathname) ? { kind: "picture", key: address.pathname } : null;
}

function classifyPage(url: URL): ClassifiedRequest | null {
  const key = cacheableAddress(url);
  if (key) return { kind: "page", key };
  return isPage(url.pathname) ? { kind: "uncached" } : null;
}

function isPage(pathname: string) {
  return !isApi(pathname) && !FILE.test(pathname) && pathname !== SOCKET_PATH;
}

/** `/all-cars.data?type=suv&_routes=…`; that of `/` is `/_.data`. */
function classifyData(url: URL): ClassifiedRequest | null {
  const page = new URL(url);
  page.pathname = pagePath(url);
  const address = cacheableAddress(page);
  if (!address) return null;
  const routes = url.searchParams.get("_routes");
  const key = new URL(address, url.origin);
  key.pathname = url.pathname;
  if (routes) key.searchParams.set("_routes", routes);
  return { kind: "data", key: key.pathname + key.search, address };
}

export type CacheableKind = "page" | "data" | "asset" | "picture";

const TYPES: Readonly<Record<CacheableKind, RegExp>> = {
  page: /^text\/html\b/,
  data: /^text\/x-script\b/,
  asset: /^(?:text\/(?:css|javascript)|application\/javascript|font\/)/,
  picture: /^image\//,
};

type CheckedResponse = Pick<Response, "status" | "type" | "redirected" | "headers">;

/**
 * Whether a response may be cached: complete, same-origin, of the kind's media type (a Wi-Fi sign-in
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
