import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findStaff, sessionCookie, signIn, signOut } from "./session.server";
import {
  findUser,
  insertSession,
  insertUser,
  listOpenSessions,
  updatePassword,
} from "./staff.queries.server";
import { cheapHash } from "./testing/cheap-hash";

const database = useTestDatabase();
const PASSWORD = "right password";

beforeAll(async () => {
  await insertUser(database.sql, "admin", cheapHash(PASSWORD));
});

async function open() {
  const attempt = { username: "admin", password: PASSWORD, address: "1.1.1.1" };
  const signedIn = await signIn(database.sql, attempt);
  if (!signedIn.ok) throw new Error(signedIn.reason);
  return signedIn.token;
}

const headersOf = (token: string) => new Headers({ Cookie: `lng=ka; session=${token}` });

describe("a session", () => {
  test("identifies the account, and its id in the database is no valid token", async () => {
    const token = await open();
    const staff = await findStaff(database.sql, headersOf(token));
    expect(staff).toEqual({ id: expect.any(Number), username: "admin" });
    const rows = await database.sql<{ id: string }[]>`select id from sessions`;
    for (const { id } of rows) {
      expect(id).not.toBe(token);
      expect(await findStaff(database.sql, headersOf(id))).toBeNull();
    }
  });

  test("is not opened if the password changes during the check", async () => {
    const { sql } = database;
    await insertUser(sql, "lasha", cheapHash(PASSWORD));
    const checked = await findUser(sql, "lasha");
    const session = { userId: checked!.id, password: checked!.password, seconds: 60, device: "" };
    expect(await insertSession(sql, { ...session, id: "before" })).toBe(true);
    await updatePassword(sql, "lasha", cheapHash("another password"));
    expect(await insertSession(sql, { ...session, id: "after" })).toBe(false);
    expect(await listOpenSessions(sql, ["before", "after"])).toEqual(new Set());
  });

  test.each([[""], ["session="], ["session=wrong"], ["other=x"], ["session=%E0%A4%A"]])(
    "is not open for the cookie %j",
    async (Cookie) => {
      expect(await findStaff(database.sql, new Headers({ Cookie }))).toBeNull();
    },
  );

  test("that is signed out ends on the server, and others stay", async () => {
    const [one, other] = [await open(), await open()];
    await signOut(database.sql, headersOf(one));
    expect(await findStaff(database.sql, headersOf(one))).toBeNull();
    expect(await findStaff(database.sql, headersOf(other))).not.toBeNull();
    await signOut(database.sql, new Headers());
    await signOut(database.sql, headersOf("unknown"));
  });

  test("ends by itself after thirty days", async () => {
    const { sql } = database;
    await sql`delete from sessions`;
    const token = await open();
    const [session] = await sql`
      select id, extract(day from expires_at - created_at)::int as days from sessions`;
    expect(session!.days).toBe(30);
    expect(await listOpenSessions(sql, [session!.id, "other"])).toEqual(new Set([session!.id]));
    await sql`update sessions set expires_at = now()`;
    expect(await findStaff(sql, headersOf(token))).toBeNull();
    expect(await listOpenSessions(sql, [session!.id])).toEqual(new Set());
    await open();
    expect(await sql`select id from sessions where id = ${session!.id}`).toHaveLength(0);
  });

  test("ends when the account's password is changed", async () => {
    const token = await open();
    await updatePassword(database.sql, "admin", cheapHash("another password"));
    expect(await findStaff(database.sql, headersOf(token))).toBeNull();
    expect(await updatePassword(database.sql, "nobody", "x")).toBe(false);
    await updatePassword(database.sql, "admin", cheapHash(PASSWORD));
  });
});

describe("the cookie", () => {
  const http = new Request("http://localhost/admin");
  const https = new Request("https://mgzavri.example/admin");

  test("is HttpOnly and SameSite, and Secure over HTTPS", () => {
    const cookie = sessionCookie("secret", http);
    expect(cookie).toMatch(/^session=secret; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(sessionCookie("secret", https)).toMatch(/; Secure/);
  });

  test("is removed when there is no session", () => {
    expect(sessionCookie(null, http)).toMatch(/^session=; Max-Age=0; Path=\//);
  });
});
