import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { deleteSignIn } from "./accounts/accounts.queries.server";
import { confirmSession, findStaff, sessionIdOf, signOut } from "./session.server";
import { signIn } from "./sign-in.server";
import { insertUser } from "./staff.queries.server";
import { cheapHash } from "./testing/cheap-hash";
import { requestWith } from "~/web/testing/request-with";

const database = useTestDatabase();
const PASSWORD = "right password";

beforeEach(async () => {
  await database.sql`truncate users cascade`;
  await insertUser(database.sql, "admin", cheapHash(PASSWORD));
});

const requestOf = (token: string | null) => requestWith(`session=${token}`);
const find = (token: string | null) => findStaff(database.sql, requestOf(token));
const idOf = (token: string) => sessionIdOf(requestOf(token)) ?? "";

/** Opens a session whose last confirmation is old. */
async function open() {
  const attempt = { username: "admin", password: PASSWORD, address: "1.1.1.1" };
  const signedIn = await signIn(database.sql, attempt);
  if (!signedIn.ok) throw new Error(signedIn.reason);
  await database.sql`update sessions set confirmed_at = now() - interval '16 minutes'`;
  return signedIn.token;
}

/** Opens and confirms a session. Returns its token from before and the one from after. */
async function confirm({ byPasskey = false } = {}) {
  const old = await open();
  const token = await confirmSession(database.sql, idOf(old), byPasskey);
  if (token === null) throw new Error("no new token");
  return { old, token };
}

const passSeconds = (seconds: number) =>
  database.sql`update sessions set renewed_at = renewed_at - make_interval(secs => ${seconds})`;

describe("a confirmed session", () => {
  test("keeps its row with another token, and its settings", async () => {
    const old = await open();
    const read = () =>
      database.sql`select created_at, expires_at, device, by_passkey from sessions`;
    const before = await read();
    const token = await confirmSession(database.sql, idOf(old), false);
    expect(token).not.toBe(old);
    expect(await find(token)).toMatchObject({ username: "admin", isConfirmed: true });
    expect(await read()).toEqual(before);
    await confirmSession(database.sql, idOf(token ?? ""), true);
    expect(await read()).toEqual([{ ...before[0], by_passkey: true }]);
  });

  test("is open with the former token for some seconds, but not confirmed", async () => {
    const { old, token } = await confirm();
    expect(await find(old)).toMatchObject({ username: "admin", isConfirmed: false });
    await passSeconds(11);
    expect(await find(old)).toBeNull();
    expect(await find(token)).toMatchObject({ isConfirmed: true });
  });

  test("stays as it is when a request with the former token confirms it too", async () => {
    const { old, token } = await confirm();
    expect(await confirmSession(database.sql, idOf(old), false)).toBeNull();
    expect(await find(token)).toMatchObject({ isConfirmed: true });
  });

  test("ends by a sign-out with the former token, and from a list with the former id", async () => {
    const [one, other] = [await confirm(), await confirm()];
    await signOut(database.sql, requestOf(one.old));
    expect([await find(one.token), await find(one.old)]).toEqual([null, null]);
    const userId = (await find(other.token))?.id ?? 0;
    expect(await deleteSignIn(database.sql, { id: idOf(other.old), userId })).toBe(true);
    expect(await find(other.token)).toBeNull();
  });

  test("that has ended is not opened by a confirmation", async () => {
    const { old, token } = await confirm();
    await signOut(database.sql, requestOf(token));
    for (const ended of [old, token]) {
      expect(await confirmSession(database.sql, idOf(ended), false)).toBeNull();
      expect(await find(ended)).toBeNull();
    }
  });
});
