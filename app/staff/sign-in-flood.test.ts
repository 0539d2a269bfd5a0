import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { signIn, type SignInResult } from "./sign-in.server";
import { insertUser } from "./staff.queries.server";
import { CHEAP_COST, cheapHash } from "./testing/cheap-hash";
import { passPauses } from "./testing/pauses";

const database = useTestDatabase();
const PASSWORD = "words of the owner";
const NETWORKS = 10_000;
const AT_ONCE = 50;

beforeAll(async () => {
  await insertUser(database.sql, "admin", cheapHash(PASSWORD));
});

/** Guesses from 10,000 networks, as fast as results come. Resolves with how the attempts ended. */
async function flood(networks: number) {
  const ended = { wrong: 0, busy: 0, wait: 0, code: 0, disabled: 0, expired: 0, passkey: 0 };
  let next = 0;
  const guess = async (): Promise<void> => {
    if (next >= networks) return;
    const address = `10.${next >> 8}.${next & 255}.1`;
    const username = next % 50 === 0 ? `guess-${next}` : "admin";
    next += 1;
    const result = await signIn(database.sql, {
      username,
      password: "a guess",
      address,
      cost: CHEAP_COST,
    });
    if (!result.ok) ended[result.reason] += 1;
    return guess();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));
  return ended;
}

test(
  "10,000 networks that guess don't keep the owner out on a known device",
  { tags: "slow", timeout: 120_000 },
  async () => {
    const flooding = flood(NETWORKS);
    const results: SignInResult[] = [];
    for (let times = 1; times <= 20; times += 1) {
      const owner = { username: "admin", password: PASSWORD, address: "10.0.0.1", deviceId: "a" };
      // oxlint-disable-next-line no-await-in-loop -- one after another, during the flood.
      results.push(await signIn(database.sql, owner));
    }
    expect(results.filter(({ ok }) => ok)).toHaveLength(20);
    const ended = await flooding;
    expect(ended.wrong + ended.busy + ended.wait).toBe(NETWORKS);
    // Strangers to the account are held off by its own limit.
    expect(ended.wait).toBeGreaterThan(NETWORKS / 2);
    // The last sign-in may have been after the flood, and ended the pause.
    await flood(NETWORKS / 20);
    // The first pause is a second: it must not end before the attempt.
    await passPauses(database.sql, -20);
    expect(
      await signIn(database.sql, { username: "admin", password: PASSWORD, address: "1.1.1.1" }),
    ).toMatchObject({ ok: false, reason: "wait" });
  },
);
