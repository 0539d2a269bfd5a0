import { expect, test } from "vitest";
import { isDocument } from "./is-document";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const ACCEPT = { Accept: "text/html,application/xhtml+xml" };

test.each([
  ["a navigation", { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" }, true],
  ["one of an old browser", {}, true],
  [
    "one that the service worker passes on, which leaves out what it is for",
    { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "navigate" },
    true,
  ],
  [
    "what the service worker fetches to keep it",
    { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors", Purpose: "prefetch" },
    false,
  ],
  ["the same in an old browser", { Purpose: "prefetch" }, false],
  ["what a script fetches", { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" }, false],
  ["a page fetched ahead", { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch" }, false],
  ["a frame", { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Mode": "navigate" }, false],
])("of a page, %s is a visit or not", (_, headers, counts) => {
  const request = { method: "GET", headers: new Headers({ ...ACCEPT, ...headers }) };
  const answer = (status: number, answered = {}) => ({ status, headers: new Headers(answered) });
  expect(isDocument(request, answer(200, HTML))).toBe(counts);
  expect(isDocument(request, answer(304))).toBe(counts);
});

test.each([
  ["GET", 404, HTML, true],
  ["GET", 500, HTML, false],
  ["GET", 302, {}, false],
  ["GET", 200, { "Content-Type": "application/json" }, false],
  ["POST", 200, HTML, false],
  ["HEAD", 200, HTML, false],
] as const)("%s with %d and %o counts: %s", (method, status, answered, counts) => {
  const request = { method, headers: new Headers(ACCEPT) };
  expect(isDocument(request, { status, headers: new Headers(answered) })).toBe(counts);
});
