import { expect, test } from "vitest";
import { isPrefetch } from "./page-request";

test.each([
  [{ "Sec-Purpose": "prefetch" }, true],
  [{ "Sec-Purpose": "prefetch;prerender" }, true],
  [{ "Sec-Purpose": "prefetch;anonymous-client-ip" }, true],
  [{ Purpose: "prefetch" }, true],
  [{ "X-Purpose": "preview" }, true],
  [{ "X-Moz": "prefetch" }, true],
  [{ "Sec-Fetch-Dest": "document" }, false],
])("%o is a prefetch: %s", (headers, expected) => {
  expect(isPrefetch(new Headers(headers))).toBe(expected);
});
