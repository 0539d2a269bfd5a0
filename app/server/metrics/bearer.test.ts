import { expect, test } from "vitest";
import { isBearer } from "./bearer.server";

test.each([
  ["Bearer a-long-metrics-token", true],
  ["bearer a-long-metrics-token", true],
  ["Bearer a-long-metrics-tokem", false],
  ["Bearer a-long-metrics-token2", false],
  ["Basic a-long-metrics-token", false],
  ["Bearer", false],
  ["", false],
])("Authorization: %s → %s", (Authorization, expected) => {
  expect(isBearer(new Headers({ Authorization }), "a-long-metrics-token")).toBe(expected);
});

test("no header is no token", () => {
  expect(isBearer(new Headers(), "a-long-metrics-token")).toBe(false);
});
