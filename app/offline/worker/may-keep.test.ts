import { expect, test } from "vitest";
import { mayKeep, type Kept } from "./may-keep";

type Changes = { status?: number; type?: ResponseType; redirected?: boolean };

function answer(headers: Record<string, string>, changes: Changes = {}) {
  const plain = { status: 200, type: "basic" as const, redirected: false };
  return { ...plain, ...changes, headers: new Headers(headers) };
}

const HTML = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };

test.each<[Kept, string]>([
  ["page", "text/html; charset=utf-8"],
  ["data", "text/x-script"],
  ["asset", "text/javascript"],
  ["asset", "text/css"],
  ["asset", "font/woff2"],
  ["picture", "image/svg+xml"],
])("a %s of the type %s is kept", (kind, type) => {
  expect(mayKeep(kind, answer({ "Content-Type": type }))).toBe(true);
});

test.each<[string, ReturnType<typeof answer>]>([
  ["somebody's own", answer({ ...HTML, "Cache-Control": "no-store" })],
  ["somebody's own among others", answer({ ...HTML, "Cache-Control": "private, No-Store" })],
  ["missing", answer(HTML, { status: 404 })],
  ["unavailable", answer(HTML, { status: 503 })],
  ["a part", answer(HTML, { status: 206 })],
  ["a redirect", answer(HTML, { type: "opaqueredirect", status: 0 })],
  ["from another address", answer(HTML, { redirected: true })],
  ["from another site", answer(HTML, { type: "cors" })],
  ["of another type", answer({ "Content-Type": "application/json" })],
  ["of no type", answer({})],
])("a page that is %s is not", (_, given) => {
  expect(mayKeep("page", given)).toBe(false);
});

test.each<Kept>(["data", "asset", "picture"])("a page in place of a %s is not", (kind) => {
  expect(mayKeep(kind, answer(HTML))).toBe(false);
});
