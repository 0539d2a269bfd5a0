import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { claimAttempt, deleteAttempts, deleteOldAttempts } from "./attempts.queries.server";
import { passPauses, pauseOf } from "./testing/pauses";

const database = useTestDatabase();

beforeEach(async () => {
  await database.sql`delete from sign_in_tries`;
});

const passSeconds = (seconds: number) => passPauses(database.sql, seconds);

describe("the pause between attempts", () => {
  const LIMIT = { freeAttempts: 3, maxSeconds: 20 };
  const claim = () => claimAttempt(database.sql, "subject", LIMIT);

  test("doubles with each further attempt, up to the maximum", async () => {
    const pauses: unknown[] = [];
    for (let tries = 1; tries <= 9; tries += 1) {
      expect(await claim()).toBeNull();
      pauses.push(await pauseOf(database.sql, "subject"));
      await passSeconds(20);
    }
    expect(pauses).toEqual([0, 0, 1, 2, 4, 8, 16, 20, 20]);
  });

  test("does not apply to an attempt whose transaction began before a counted one", async () => {
    await database.sql.begin(async (earlier) => {
      await earlier`select now()`;
      expect(await claim()).toBeNull();
      expect(await claimAttempt(earlier, "subject", LIMIT)).toBeNull();
    });
  });

  test("does not grow by attempts during the pause", async () => {
    for (let tries = 1; tries <= 3; tries += 1) await claim();
    await passSeconds(-15);
    for (let tries = 1; tries <= 3; tries += 1) expect(await claim()).toBeGreaterThan(10);
    expect(await pauseOf(database.sql, "subject")).toBe(1);
  });

  test.each([3_600, 86_400])(
    "does not grow when the clock is put back by %i s",
    async (seconds) => {
      for (let tries = 1; tries <= 3; tries += 1) await claim();
      await passSeconds(-seconds);
      expect(await claim()).toBeNull();
    },
  );

  test("counts concurrent attempts", async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, claim));
    expect(claims.filter((seconds) => seconds === null)).toHaveLength(3);
  });

  test("ends after a day without attempts, and after a success", async () => {
    for (let tries = 1; tries <= 4; tries += 1) await claim();
    await passSeconds(86_401);
    expect([await claim(), await claim(), await claim()]).toEqual([null, null, null]);
    expect(await claim()).toBe(1);
    await deleteAttempts(database.sql, ["subject"]);
    expect(await claim()).toBeNull();
  });

  test("is independent of other subjects, and old ones are deleted", async () => {
    for (let tries = 1; tries <= 4; tries += 1) await claim();
    expect(await claimAttempt(database.sql, "other", LIMIT)).toBeNull();
    await passSeconds(2 * 86_400 + 1);
    await deleteOldAttempts(database.sql);
    expect(await database.sql`select from sign_in_tries`).toHaveLength(0);
  });
});
