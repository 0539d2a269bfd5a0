import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { isDatabaseUnavailable, retryOnce } from "./db.server";

/** Fails the first time, after `afterMs`. */
function failingOnce(code: string, afterMs = 0) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts === 1) {
      await pause(afterMs);
      throw Object.assign(new Error(code), { code });
    }
    return attempts;
  };
}

test("reattempts a statement whose connection was lost", async () => {
  expect(await retryOnce(failingOnce("CONNECTION_CLOSED"))).toBe(2);
});

test.each([
  ["was rejected", "23505", 0],
  ["timed out", "QUERY_TIMEOUT", 0],
  ["waited for a connection", "CONNECT_TIMEOUT", 1_100],
])("does not retry a statement that %s", async (_, code, afterMs) => {
  await expect(retryOnce(failingOnce(code, afterMs))).rejects.toMatchObject({ code });
});

test.each([
  ["ECONNREFUSED", true],
  ["EAGAIN", true],
  ["ENOENT", true],
  ["CONNECTION_DESTROYED", true],
  ["QUERY_TIMEOUT", true],
  ["57P01", true],
  ["53300", true],
  ["25006", true],
  ["23505", false],
  ["42P01", false],
])("an error %s: the database is unavailable: %s", (code, expected) => {
  expect(isDatabaseUnavailable(Object.assign(new Error(code), { code }))).toBe(expected);
});
