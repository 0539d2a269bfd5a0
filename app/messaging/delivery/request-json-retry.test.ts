import { expect, test } from "vitest";
import { readRetryAfter } from "./request-json.server";

const NOW = Date.parse("2030-06-01T00:00:00Z");
const DAY = 24 * 60 * 60_000;

test.each([
  [null, 0],
  ["soon", 0],
  ["-5", 0],
  ["120", 120_000],
  ["120s", 0],
  [" 120 ", 120_000],
  ["9".repeat(400), DAY],
  ["Thu, 01 Jan 2099 00:00:00 GMT", DAY],
  ["Fri, 31 May 2030 23:00:00 GMT", 0],
])("Retry-After %j is %i ms", (value, ms) => {
  expect(readRetryAfter(value, NOW)).toBe(ms);
});
