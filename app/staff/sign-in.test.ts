import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { hasUsers, insertFirstUser } from "./first-account.queries.server";
import { signIn } from "./sign-in.server";
import { findUser, insertUser, updatePassword } from "./staff.queries.server";
import { HASH_LANES, type Lane } from "./password.server";
import { CHEAP_COST, cheapHash } from "./testing/cheap-hash";
import { passPauses, pauseOf } from "./testing/pauses";

const database = useTestDatabase();
const PASSWORD = "right password";

beforeAll(async () => {
  await insertFirstUser(database.sql, "admin", cheapHash(PASSWORD));
});

beforeEach(async () => {
  await database.sql`delete from sign_in_tries`;
});

const attempt = (password: string, address = "1.1.1.1", username = "admin") =>
  signIn(database.sql, { username, password, address, cost: CHEAP_COST });

const passSeconds = (seconds: number) => passPauses(database.sql, seconds);

test("the first account is created once, with any name", async () => {
  expect(await hasUsers(database.sql)).toBe(true);
  expect(await insertFirstUser(database.sql, "second", cheapHash(PASSWORD))).toBe(false);
  expect(await insertUser(database.sql, "admin", cheapHash("another"))).toBe(false);
  expect(await attempt(PASSWORD, "1.1.1.1", "second")).toMatchObject({ reason: "wrong" });
});

describe("a first password", () => {
  const addFirst = (username: string, state: "first" | "good") =>
    insertUser(database.sql, username, cheapHash(PASSWORD), { state });
  const passDays = (days: number) =>
    database.sql`update users set password_set_at = now() - make_interval(secs => ${86_400 * days})`;
  const enter = (username: string, password = PASSWORD) => attempt(password, "9.9.9.9", username);

  test("ends after seven days, whether it was used or not", async () => {
    for (const username of ["used", "unused"]) await addFirst(username, "first");
    await passDays(6.9);
    expect(await enter("used")).toMatchObject({ ok: true });
    await passDays(7.1);
    const expired = { ok: false, reason: "expired" };
    expect(await enter("used")).toMatchObject({ ...expired, account: "used" });
    expect(await enter("unused")).toMatchObject({ ...expired, account: "unused" });
    expect(await enter("unused", "wrong password")).toMatchObject({ reason: "wrong" });
    await updatePassword(database.sql, "unused", cheapHash(PASSWORD), { state: "first" });
    expect(await enter("unused")).toMatchObject({ ok: true });
  });

  test("that was replaced by an own one, or was configured, does not end", async () => {
    await addFirst("own", "good");
    await passDays(4_000);
    expect(await enter("own")).toMatchObject({ ok: true });
  });
});

describe("signing in", () => {
  test("takes only the right password of an existing account", async () => {
    expect(await attempt(PASSWORD)).toMatchObject({ ok: true, token: expect.any(String) });
    expect(await attempt("wrong password")).toMatchObject({ ok: false, reason: "wrong" });
    expect(await attempt("", "2.2.2.2")).toMatchObject({ ok: false, reason: "wrong" });
    expect(await attempt(PASSWORD, "3.3.3.3", "nobody")).toMatchObject({
      ok: false,
      reason: "wrong",
    });
    expect(await attempt(PASSWORD, "3.3.3.3", "Admin")).toMatchObject({
      ok: false,
      reason: "wrong",
    });
  });

  test("has to wait after five wrong passwords, even with the right one", async () => {
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await attempt("wrong")).toMatchObject({ ok: false, reason: "wrong" });
    }
    expect(await pauseOf(database.sql, "from 1.1.1.1 account admin")).toBe(1);
    // Another address does not have to wait.
    expect(await attempt("wrong", "2.2.2.2")).toMatchObject({ ok: false, reason: "wrong" });
    await passSeconds(-60);
    expect(await attempt(PASSWORD)).toMatchObject({ reason: "wait", seconds: expect.any(Number) });
    await passSeconds(61);
    expect(await attempt(PASSWORD)).toMatchObject({ ok: true });
  });

  test("with the right password resets the count of wrong ones", async () => {
    for (let tries = 1; tries <= 4; tries += 1) await attempt("wrong");
    expect(await attempt(PASSWORD)).toMatchObject({ ok: true });
    expect(await database.sql`select from sign_in_tries`).toHaveLength(0);
    expect(await attempt("wrong")).toMatchObject({ ok: false, reason: "wrong" });
  });

  test("counts the addresses of one IPv6 subscriber together", async () => {
    for (let tries = 1; tries <= 5; tries += 1) await attempt("wrong", `2001:db8::${tries}`);
    expect(await pauseOf(database.sql, "from 2001:db8:0:0 account admin")).toBe(1);
  });

  test(
    "delays the whole account only after a hundred attempts, by 30 seconds at most",
    { tags: "slow" },
    async () => {
      for (let tries = 1; tries < 100; tries += 1) await attempt("wrong", `1.1.1.${tries}`);
      expect(await pauseOf(database.sql, "account admin")).toBe(0);
      for (let tries = 100; tries <= 110; tries += 1) {
        expect(await attempt("wrong", `1.1.1.${tries}`)).toMatchObject({ reason: "wrong" });
        expect(await pauseOf(database.sql, "account admin")).toBe(Math.min(30, 2 ** (tries - 100)));
        await passSeconds(30);
      }
    },
  );

  test("with a name of any length or content is refused, not broken", async () => {
    for (const name of ["x".repeat(100_000), "' or true --", "ადმინი", "🚗", "ad\0min"]) {
      expect(await attempt("wrong", "4.4.4.4", name)).toMatchObject({ ok: false, reason: "wrong" });
    }
  });
});

describe.each<[Lane, string | null]>([
  ["stranger", null],
  ["known", "a known device"],
])("in the queue of a %s", (lane, deviceId) => {
  test.each(["admin", "nobody"])(
    "an attempt of the name %s waits for its turn",
    async (username) => {
      let release = () => {};
      const running = HASH_LANES[lane].hash(
        () => new Promise<void>((resolve) => (release = resolve)),
      );
      const attempted = {
        username,
        password: "wrong",
        address: "1.1.1.1",
        deviceId,
        cost: CHEAP_COST,
      };
      const waiting = signIn(database.sql, attempted);
      await expect.poll(() => HASH_LANES[lane].waiting()).toBe(1);
      const full = Array.from({ length: 15 }, () => HASH_LANES[lane].hash(async () => {}));
      expect(await signIn(database.sql, attempted)).toEqual({ ok: false, reason: "busy" });
      release();
      expect(await waiting).toMatchObject({ ok: false, reason: "wrong" });
      await Promise.all([running, ...full]);
    },
  );
});

describe("signing in", () => {
  test("stops a network that tries many names, without a hash for any", async () => {
    const results = await Promise.all(
      Array.from({ length: 25 }, (_, index) => attempt("x", "5.5.5.5", `name-${index}`)),
    );
    const refused = results.filter((result) => !result.ok && result.reason === "wait");
    expect(refused).toHaveLength(5);
    expect(await attempt(PASSWORD, "6.6.6.6")).toMatchObject({ ok: true });
  });

  test("on a known device has a budget of its own", async () => {
    await database.sql`
      insert into sign_in_tries (subject, tries, last_at, next_at)
      select unnest(array['account admin', 'network 1.1.1.1', 'from 1.1.1.1 account admin']),
        1000, now(), now() + interval '20 seconds'`;
    const known = { username: "admin", address: "1.1.1.1", deviceId: "known" };
    expect(await attempt(PASSWORD)).toMatchObject({ ok: false, reason: "wait" });
    for (let tries = 1; tries <= 5; tries += 1) {
      const result = await signIn(database.sql, { ...known, password: "wrong" });
      expect(result).toMatchObject({ ok: false, reason: "wrong" });
    }
    await passSeconds(-2);
    const waiting = await signIn(database.sql, { ...known, password: PASSWORD });
    expect(waiting).toMatchObject({ reason: "wait" });
    await passSeconds(4);
    expect(await signIn(database.sql, { ...known, password: PASSWORD })).toMatchObject({
      ok: true,
    });
  });

  test("renews a hash of another cost, which ends no session", async () => {
    const cost = { N: 2048, r: 8, p: 1 };
    const hashOf = async () => (await findUser(database.sql, "lasha"))!.password;
    await insertUser(database.sql, "lasha", cheapHash(PASSWORD));
    const lasha = { username: "lasha", password: PASSWORD, address: "8.8.8.8", cost };
    await signIn(database.sql, { ...lasha, password: "wrong" });
    expect(await hashOf()).toBe(cheapHash(PASSWORD));
    // A password that was checked before the other sign-in renewed its hash has not changed.
    const both = await Promise.all([signIn(database.sql, lasha), signIn(database.sql, lasha)]);
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    const renewed = await hashOf();
    expect(renewed).toMatch(/^scrypt\$2048\$8\$1\$/);
    expect(await signIn(database.sql, lasha)).toMatchObject({ ok: true });
    expect(await hashOf()).toBe(renewed);
    expect(
      await database.sql`
      select from sessions join users on users.id = user_id where username = 'lasha'`,
    ).toHaveLength(3);
  });

  test("marks a password that is against the present rules", async () => {
    const stateOf = async (name: string) => (await findUser(database.sql, name))?.passwordState;
    await insertUser(database.sql, "nino", cheapHash("short"));
    expect(await attempt("short", "7.7.7.7", "nino")).toMatchObject({ ok: true });
    expect([await stateOf("nino"), await stateOf("admin")]).toEqual(["weak", "good"]);
    await updatePassword(database.sql, "nino", cheapHash("long enough words"));
    expect(await stateOf("nino")).toBe("good");
  });
});
