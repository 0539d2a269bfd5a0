import { expect, test } from "vitest";
import { isCacheable, type CacheableKind } from "./is-cacheable-response";

type Changes = { status?: number; type?: ResponseType; redirected?: boolean };

function response(headers: Record<string, string>, changes: Changes = {}) {
  const plain = { status: 200, type: "basic" as const, redirected: false };
  return { ...plain, ...changes, headers: new Headers(headers) };
}

const HTML = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };

test.each<[CacheableKind, string]>([
  ["page", "text/html; charset=utf-8"],
  ["data", "text/x-script"],
  ["asset", "text/javascript"],
  ["asset", "text/css"],
  ["asset", "font/woff2"],
  ["picture", "image/svg+xml"],
])("a %s of the type %s is cacheable", (kind, type) => {
  expect(isCacheable(kind, response({ "Content-Type": type }))).toBe(true);
});

test.each<[string, ReturnType<typeof response>]>([
  ["personal", response({ ...HTML, "Cache-Control": "no-store" })],
  [
    "personal by one of several directives",
    response({ ...HTML, "Cache-Control": "private, No-Store" }),
  ],
  ["not found", response(HTML, { status: 404 })],
  ["unavailable", response(HTML, { status: 503 })],
  ["partial", response(HTML, { status: 206 })],
  ["a redirect", response(HTML, { type: "opaqueredirect", status: 0 })],
  ["from another address", response(HTML, { redirected: true })],
  ["from another site", response(HTML, { type: "cors" })],
  ["of another type", response({ "Content-Type": "application/json" })],
  ["of no type", response({})],
])("a page that is %s is not cacheable", (_, given) => {
  expect(isCacheable("page", given)).toBe(false);
});

test.each<CacheableKind>(["data", "asset", "picture"])(
  "a page instead of a %s is not cacheable",
  (kind) => {
    expect(isCacheable(kind, response(HTML))).toBe(false);
  },
);
