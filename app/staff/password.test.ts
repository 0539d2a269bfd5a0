import { describe, expect, test } from "vitest";
import { BusyError } from "./hash-lane.server";
import { hashPassword, hasOtherCost, verifyPassword } from "./password.server";
import { CHEAP_COST, cheapHash } from "./testing/cheap-hash";

test("a password matches its own hash", async () => {
  const stored = await hashPassword("correct horse");
  expect(stored).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword("correct horse", stored)).toBe(true);
});

test("the same password is hashed differently each time", async () => {
  const hash = () => hashPassword("same same", CHEAP_COST);
  expect(await hash()).not.toBe(await hash());
});

describe("a stored hash", () => {
  test.each([
    ["secret word", true],
    ["Secret word", false],
    ["secret word ", false],
    ["secret", false],
    ["", false],
  ])("of another cost is checked at that cost: %j matches: %s", async (password, matches) => {
    expect(await verifyPassword(password, cheapHash("secret word"))).toBe(matches);
  });

  test("matches a password typed with decomposed letters", async () => {
    expect(await verifyPassword("cafe\u0301 1234", cheapHash("café 1234"))).toBe(true);
  });

  test.each([
    [{}, false],
    [{ N: 2048 }, true],
    [{ r: 16 }, true],
    [{ p: 2 }, true],
  ])("has another cost than one with %j: %s", (changes, isOther) => {
    expect(hasOtherCost(cheapHash("x"), { ...CHEAP_COST, ...changes })).toBe(isOther);
  });
});

test("rejects checks beyond one running and sixteen queued, in each queue", async () => {
  const stored = cheapHash("secret word");
  const checks = Array.from({ length: 25 }, () => verifyPassword("secret word", stored));
  const stranger = verifyPassword("secret word", stored, { lane: "stranger" });
  const results = await Promise.allSettled(checks);
  expect(await stranger).toBe(true);
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(8);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(BusyError);
  expect(await verifyPassword("secret word", stored)).toBe(true);
});
