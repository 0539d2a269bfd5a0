import { etagOf, isNamed } from "~/web/http/etag.server";
import { openApiDocument } from "./document.server";

/** Responds to `GET /api/openapi.json`. */
export type ApiDocument = (request: Request) => Response;

/** Generates the document at the first request: it depends only on the build. */
export function createApiDocument(): ApiDocument {
  let document: ReturnType<typeof serialize> | null = null;
  return (request) => {
    const { body, etag } = (document ??= serialize());
    const headers = { ETag: etag, "Cache-Control": "public, max-age=300" };
    if (isNamed(request.headers.get("If-None-Match"), etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
  };
}

function serialize() {
  const body = JSON.stringify(openApiDocument());
  // Weak: the body is compressed afterwards, and one tag stands for every encoding.
  return { body, etag: `W/${etagOf(body)}` };
}
