import type { ServerResponse } from "node:http";
import { createContext, type RouterContextProvider } from "react-router";
import { REQUEST_ID_HEADER } from "~/web/log.server";
import { etagOf, isNamed } from "~/web/http/etag.server";
import type { PageRequest } from "~/web/http/page-request";

/** A page as it is sent, compressed or not. */
export type RenderedPage = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Names and values in turns, as `writeHead` takes them. */
  rawHeaders: { whole: string[]; notModified: string[] };
  /** Null if clients must not cache the page. */
  etag: string | null;
  isCacheable: boolean;
};

const cacheableContext = createContext(true);

/**
 * Prevents the caching of a page that is valid only once, such as one with a missing section. Loaders call
 * it.
 */
export function preventCaching(context: Readonly<RouterContextProvider>) {
  context.set(cacheableContext, false);
}

export async function readPage(
  response: Response,
  context: Readonly<RouterContextProvider>,
): Promise<RenderedPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const { status } = response;
  const isCacheable = context.get(cacheableContext) && mayCache(response);
  // The tag is strong: a hash of the encoded bytes. A condition of a request counts only for 200.
  const etag = isCacheable && status === 200 ? etagOf(body) : null;
  const headers = new Headers(response.headers);
  // The page is sent for other requests too, which have ids of their own.
  headers.delete(REQUEST_ID_HEADER);
  headers.set("Content-Length", String(body.byteLength));
  if (etag) headers.set("ETag", etag);
  const rawHeaders = { whole: [...headers].flat(), notModified: [...withoutBody(headers)].flat() };
  return { status, headers, body, rawHeaders, etag, isCacheable };
}

function mayCache({ status, headers }: Response) {
  return (
    (status === 200 || status === 404 || status === 429) &&
    !headers.has("Set-Cookie") &&
    !headers.get("Cache-Control")?.includes("no-store") &&
    /^(?:text\/html|application\/json)/.test(headers.get("Content-Type") ?? "")
  );
}

const BODY_HEADERS = ["Content-Type", "Content-Encoding", "Content-Length"];

function withoutBody(page: Headers): Headers {
  const headers = new Headers(page);
  for (const name of BODY_HEADERS) headers.delete(name);
  return headers;
}

/**
 * Returns a header's value in a response that shared caches may store, and have to validate before each
 * use.
 */
function sharedValue(value: string): string {
  return value === "private, no-cache" ? "public, no-cache" : value;
}

export function makeShared(headers: Headers) {
  headers.set("Cache-Control", sharedValue(headers.get("Cache-Control") ?? ""));
}

/** Returns whether the client has the page already. */
function isKnownTo({ headers }: Pick<PageRequest, "headers">, page: RenderedPage): boolean {
  return page.etag !== null && isNamed(headers.get("If-None-Match"), page.etag);
}

/** Returns the whole page, or 304 if the client has it already. */
export function toResponse(page: RenderedPage, request: Request): Response {
  if (isKnownTo(request, page)) {
    return new Response(null, { status: 304, headers: withoutBody(page.headers) });
  }
  const body = request.method === "HEAD" ? null : page.body;
  return new Response(body, { status: page.status, headers: new Headers(page.headers) });
}

/** A cached page, and the headers that are added to it for a visitor. */
export type FoundPage = { page: RenderedPage; headers: Record<string, string>; isShared: boolean };

/** Sends a cached page like `toResponse`, but without web-API objects, which cost most of its time. */
export function sendPage(found: FoundPage, request: PageRequest, to: ServerResponse) {
  const { page, isShared } = found;
  const isKnown = isKnownTo(request, page);
  const own = isKnown ? page.rawHeaders.notModified : page.rawHeaders.whole;
  const headers = isShared ? own.map(sharedValue) : own;
  const status = isKnown ? 304 : page.status;
  to.writeHead(status, [...headers, ...Object.entries(found.headers).flat()]);
  to.end(isKnown || request.method === "HEAD" ? undefined : page.body);
  return status;
}
