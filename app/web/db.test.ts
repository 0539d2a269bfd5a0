import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { connect } from "#db/connect";
import { errorCode } from "#db/error-code";
import { isDatabaseUnavailable, logFault, logUnavailable, orNull, retryOnce } from "./db.server";
import { log } from "./log.server";

/** Returns a statement that fails the first time, after `afterMs`. */
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
  ["CONNECTION_DESTROYED", true],
  ["QUERY_TIMEOUT", true],
  ["57P01", true],
  ["53300", true],
  ["25006", true],
  ["28P01", true],
  ["3D000", true],
  ["57014", true],
  ["23505", false],
  ["42P01", false],
  ["ERR_INVALID_ARG_TYPE", false],
])("an error %s: the database is unavailable: %s", (code, expected) => {
  const error = Object.assign(new Error(code), { code, query: "select 1" });
  expect(isDatabaseUnavailable(error)).toBe(expected);
});

test("a system error is of the database only where a statement failed with it", async () => {
  const missing = join(tmpdir(), randomUUID());
  const ofFile = await readFile(missing).catch((error: unknown) => error);
  const sql = connect({ dataDir: missing });
  const ofStatement = await sql`select 1`.catch((error: unknown) => error);
  await sql.end();
  expect([errorCode(ofFile), errorCode(ofStatement)]).toEqual(["ENOENT", "ENOENT"]);
  expect([ofFile, ofStatement].map(isDatabaseUnavailable)).toEqual([false, true]);
  await expect(orNull(readFile(missing))).rejects.toThrow("ENOENT");
});

test.each([
  ["57014", "took too long"],
  ["55P03", "took too long"],
  ["25006", "is read-only"],
  ["57P01", "is unavailable"],
])("the log says of an error %s that the database %s", (code, fault) => {
  const logged = vi.spyOn(log, "error");
  logUnavailable(Object.assign(new Error(code), { code }), "a page could not be read");
  expect(logged.mock.lastCall?.[1]).toBe(`a page could not be read: the database ${fault}`);
  logged.mockRestore();
});

test.each([
  ["CONNECTION_CLOSED", "debug"],
  ["QUERY_TIMEOUT", "debug"],
  ["25006", "debug"],
  ["28P01", "debug"],
  ["57014", "error"],
  ["42P01", "error"],
])("work that is tried again and fails with %s is logged as %s", (code, level) => {
  const levels = ["debug", "error"] as const;
  const logged = levels.map((name) => vi.spyOn(log, name));
  const error = Object.assign(new Error(code), { code, query: "select 1" });
  logFault(error, "events could not be read", { level: "error", channel: "telegram" });
  const expected = [{ err: error, channel: "telegram" }, "events could not be read"];
  expect(logged.map(({ mock }) => mock.calls)).toEqual(
    levels.map((name) => (name === level ? [expected] : [])),
  );
  for (const spy of logged) spy.mockRestore();
});
