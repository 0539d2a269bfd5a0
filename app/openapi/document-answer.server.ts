import { etagOf, isNamed } from "~/web/http/etag.server";
import { openApiDocument } from "./document.server";

let made: { body: string; etag: string } | undefined;

/** Answers `GET /api/openapi.json`. The document is that of the build, the same for everybody. */
export function documentAnswer(request: Request): Response {
  made ??= makeDocument();
  const headers = { ETag: made.etag, "Cache-Control": "public, max-age=300" };
  if (isNamed(request.headers.get("If-None-Match"), made.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(made.body, { headers: { ...headers, "Content-Type": "application/json" } });
}

function makeDocument() {
  const body = JSON.stringify(openApiDocument());
  // Weak: the body is compressed after this, and the tag is that of each encoding.
  return { body, etag: `W/${etagOf(body)}` };
}
