import { expect, test } from "vitest";
import { expiryOf } from "./expiry";

test.each([
  ["2026-11-21", "over"],
  ["2026-11-22", "soon"],
  ["2026-12-22", "soon"],
  ["2026-12-23", "valid"],
])("on 2026-11-22, papers until %s are %s", (until, expiry) => {
  expect(expiryOf(until, "2026-11-22")).toBe(expiry);
});
