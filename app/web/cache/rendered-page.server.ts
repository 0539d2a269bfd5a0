import { createContext, type RouterContextProvider } from "react-router";
import { etagOf, isNamed } from "~/web/http/etag.server";

/** A page as it goes over the line, compressed or not. */
export type RenderedPage = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Null where the page may not be kept. */
  etag: string | null;
};

const keepableContext = createContext(true);

/** For a loader: the page is right for this answer alone, as one that had to leave something out. */
export function leaveUnkept(context: Readonly<RouterContextProvider>) {
  context.set(keepableContext, false);
}

/** Reads an answer whole. */
export async function readPage(
  response: Response,
  context: Readonly<RouterContextProvider>,
): Promise<RenderedPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set("Content-Length", String(body.byteLength));
  const keepable = context.get(keepableContext) && isKeepable(response);
  // Strong: it is counted from the bytes, so each encoding has its own.
  const etag = keepable ? etagOf(body) : null;
  if (etag) headers.set("ETag", etag);
  return { status: response.status, headers, body, etag };
}

function isKeepable({ status, headers }: Response) {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    !headers.get("Cache-Control")?.includes("no-store") &&
    Boolean(headers.get("Content-Type")?.startsWith("text/html"))
  );
}

const OF_THE_BODY = ["Content-Type", "Content-Encoding", "Content-Length"];

/** Answers one request with a page: whole, or that the client has it already. */
export function answerWith(page: RenderedPage, request: Request): Response {
  const headers = new Headers(page.headers);
  if (page.etag && isNamed(request.headers.get("If-None-Match"), page.etag)) {
    for (const name of OF_THE_BODY) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  const body = request.method === "HEAD" ? null : page.body;
  return new Response(body, { status: page.status, headers });
}
