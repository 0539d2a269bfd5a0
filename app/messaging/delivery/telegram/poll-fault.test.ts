import { expect, test } from "vitest";
import { pollFault } from "./polling.server";

test.each([
  [399, null, "warn", null],
  [400, null, "error", 30_000],
  [401, null, "error", 30_000],
  [409, null, "error", 30_000],
  [409, 5_000, "error", 5_000],
  [429, null, "warn", null],
  [429, 7_000, "warn", 7_000],
  [499, null, "error", 30_000],
  [500, null, "warn", null],
  [502, 0, "warn", 0],
] as const)(
  "a poll answered with %s, retry after %s ms: %s, pause %s",
  (status, retryAfterMs, level, pauseMs) => {
    expect(pollFault({ status, retryAfterMs })).toEqual({ level, pauseMs });
  },
);
