import { expect, test } from "vitest";
import { isDocument } from "./is-document";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const ACCEPT = { Accept: "text/html,application/xhtml+xml" };

test.each([
  ["a navigation", { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" }, true],
  ["a navigation of an old browser", {}, true],
  [
    "a navigation through the service worker, without a destination",
    { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "navigate" },
    true,
  ],
  [
    "a prefetch of the service worker",
    { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors", Purpose: "prefetch" },
    false,
  ],
  ["a prefetch of an old browser", { Purpose: "prefetch" }, false],
  ["a script's request", { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" }, false],
  ["a prefetched document", { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch" }, false],
  ["a frame", { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Mode": "navigate" }, false],
])("%s counts or not", (_, headers, counts) => {
  const request = { method: "GET", headers: new Headers({ ...ACCEPT, ...headers }) };
  const response = (status: number, sent = {}) => ({ status, headers: new Headers(sent) });
  expect(isDocument(request, response(200, HTML))).toBe(counts);
  expect(isDocument(request, response(304))).toBe(counts);
});

test.each([
  ["GET", 404, HTML, true],
  ["GET", 500, HTML, false],
  ["GET", 302, {}, false],
  ["GET", 200, { "Content-Type": "application/json" }, false],
  ["POST", 200, HTML, false],
  ["HEAD", 200, HTML, false],
] as const)("%s with %d and %o counts: %s", (method, status, sent, counts) => {
  const request = { method, headers: new Headers(ACCEPT) };
  expect(isDocument(request, { status, headers: new Headers(sent) })).toBe(counts);
});
