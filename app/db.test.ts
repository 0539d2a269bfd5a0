import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { onceMore } from "./db.server";

/** Fails for the first time, after a while. */
function failingOnce(code: string, afterMs = 0) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) {
      await pause(afterMs);
      throw Object.assign(new Error(code), { code });
    }
    return tries;
  };
}

test("a statement is repeated if its connection was lost", async () => {
  expect(await onceMore(failingOnce("CONNECTION_CLOSED"))).toBe(2);
});

test.each([
  ["was refused", "23505", 0],
  ["has waited for a server that is silent", "QUERY_TIMEOUT", 0],
  ["has waited for a connection that did not come", "CONNECT_TIMEOUT", 1_100],
])("it is not repeated if it %s", async (_, code, afterMs) => {
  await expect(onceMore(failingOnce(code, afterMs))).rejects.toMatchObject({ code });
});
