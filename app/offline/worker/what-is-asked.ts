import { isApi } from "~/pages/areas";
import { cacheableAddress } from "~/pages/cacheable-address";
import { SOCKET_PATH } from "~/pages/socket-path";

/** What a request is for, and under which key its answer may be kept. */
export type Asked =
  | { kind: "page" | "asset" | "picture"; key: string }
  /** What the router's script asks for in place of a page; `address` is that page's. */
  | { kind: "data"; key: string; address: string }
  /** A page that is never kept: without a line the offline page stands in for it. */
  | { kind: "unkept" };

type Question = { url: string; method: string; mode: string };

/** By their extension; those below `.well-known` may have none. */
const FILE = /^\/\.well-known\/|\.\w+$/;
const PICTURE = /^\/(?:pictures|brand|icons)\/|^\/(?:favicon|apple-touch-icon)\.\w+$/;

/** Null for what goes straight to the server, as if there were no worker. */
export function whatIsAsked({ url, method, mode }: Question, origin: string): Asked | null {
  const asked = new URL(url);
  if (method !== "GET" || asked.origin !== origin) return null;
  if (mode === "navigate") return pageAsked(asked);
  if (asked.pathname.endsWith(".data")) return dataAsked(asked);
  if (asked.pathname.startsWith("/assets/")) return { kind: "asset", key: asked.pathname };
  return PICTURE.test(asked.pathname) ? { kind: "picture", key: asked.pathname } : null;
}

function pageAsked(url: URL): Asked | null {
  const key = cacheableAddress(url);
  if (key) return { kind: "page", key };
  return isPage(url.pathname) ? { kind: "unkept" } : null;
}

/** Files, calls and the socket's address are not the worker's business. */
function isPage(pathname: string) {
  return !isApi(pathname) && !FILE.test(pathname) && pathname !== SOCKET_PATH;
}

/** `/all-cars.data?type=suv&_routes=…`; that of `/` is `/_.data`. */
function dataAsked(url: URL): Asked | null {
  const page = new URL(url);
  page.pathname = url.pathname.replace(/(?:_)?\.data$/, "");
  const address = cacheableAddress(page);
  if (!address) return null;
  const routes = url.searchParams.get("_routes");
  const key = new URL(address, url.origin);
  key.pathname = url.pathname;
  if (routes) key.searchParams.set("_routes", routes);
  return { kind: "data", key: key.pathname + key.search, address };
}
