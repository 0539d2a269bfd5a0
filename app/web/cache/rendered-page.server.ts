import { createContext, type RouterContextProvider } from "react-router";
import { etagOf, isNamed } from "~/web/http/etag.server";

/** A page as it is sent, compressed or not. */
export type RenderedPage = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Null if the page may not be cached. */
  etag: string | null;
};

const cacheableContext = createContext(true);

/** For a loader whose page is valid only once, such as one with a part missing. */
export function preventCaching(context: Readonly<RouterContextProvider>) {
  context.set(cacheableContext, false);
}

export async function readPage(
  response: Response,
  context: Readonly<RouterContextProvider>,
): Promise<RenderedPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set("Content-Length", String(body.byteLength));
  const cacheable = context.get(cacheableContext) && isCacheable(response);
  // A strong tag: a hash of the encoded bytes.
  const etag = cacheable ? etagOf(body) : null;
  if (etag) headers.set("ETag", etag);
  return { status: response.status, headers, body, etag };
}

function isCacheable({ status, headers }: Response) {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    !headers.get("Cache-Control")?.includes("no-store") &&
    Boolean(headers.get("Content-Type")?.startsWith("text/html"))
  );
}

const BODY_HEADERS = ["Content-Type", "Content-Encoding", "Content-Length"];

/** The whole page, or 304 if the client has it already. */
export function toResponse(page: RenderedPage, request: Request): Response {
  const headers = new Headers(page.headers);
  if (page.etag && isNamed(request.headers.get("If-None-Match"), page.etag)) {
    for (const name of BODY_HEADERS) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  const body = request.method === "HEAD" ? null : page.body;
  return new Response(body, { status: page.status, headers });
}
