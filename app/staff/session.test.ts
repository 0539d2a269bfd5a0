import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { ROLES } from "~/web/pages/roles";
import { findActiveStaff, findStaff, sessionCookie, sessionIdOf, signOut } from "./session.server";
import { signIn } from "./sign-in.server";
import { insertSession, listOpenSessions } from "./session.queries.server";
import { findUser, insertUser, updatePassword } from "./staff.queries.server";
import { cheapHash } from "./testing/cheap-hash";
import { requestWith } from "~/web/testing/request-with";

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

const requestOf = (token: string) => requestWith(`lng=ka; session=${token}`);

describe("a session", () => {
  test("identifies the account, and its id in the database is no valid token", async () => {
    const token = await open();
    const staff = await findStaff(database.sql, requestOf(token));
    expect(staff).toMatchObject({ id: expect.any(Number), username: "admin" });
    const rows = await database.sql<{ id: string }[]>`select id from sessions`;
    for (const { id } of rows) {
      expect(id).not.toBe(token);
      expect(await findStaff(database.sql, requestOf(id))).toBeNull();
    }
  });

  test("is not opened if the password changes during the check", async () => {
    const { sql } = database;
    await insertUser(sql, "lasha", cheapHash(PASSWORD));
    const { id: userId, passwordSetAt } = (await findUser(sql, "lasha"))!;
    const session = { userId, passwordSetAt, seconds: 60, device: "" };
    expect(await insertSession(sql, { ...session, id: "before" })).toBe(true);
    await updatePassword(sql, "lasha", cheapHash("another password"));
    expect(await insertSession(sql, { ...session, id: "after" })).toBe(false);
    expect(await listOpenSessions(sql, ["before", "after"], ROLES)).toEqual(new Set());
  });

  test.each([[""], ["session="], ["session=wrong"], ["other=x"], ["session=%E0%A4%A"]])(
    "is not open for the cookie %j",
    async (Cookie) => {
      expect(await findStaff(database.sql, requestWith(Cookie))).toBeNull();
    },
  );

  test("that is signed out ends on the server, and others stay", async () => {
    const [one, other] = [await open(), await open()];
    await signOut(database.sql, requestOf(one));
    expect(await findStaff(database.sql, requestOf(one))).toBeNull();
    expect(await findStaff(database.sql, requestOf(other))).not.toBeNull();
    await signOut(database.sql, new Request("http://localhost/"));
    await signOut(database.sql, requestOf("unknown"));
  });

  test("ends by itself after thirty days", async () => {
    const { sql } = database;
    await sql`delete from sessions`;
    const token = await open();
    const [session] = await sql`
      select id, extract(day from expires_at - created_at)::int as days from sessions`;
    expect(session!.days).toBe(30);
    expect(await listOpenSessions(sql, [session!.id, "other"], ROLES)).toEqual(
      new Set([session!.id]),
    );
    await sql`update sessions set expires_at = now()`;
    expect(await findStaff(sql, requestOf(token))).toBeNull();
    expect(await listOpenSessions(sql, [session!.id], ROLES)).toEqual(new Set());
    await open();
    expect(await sql`select id from sessions where id = ${session!.id}`).toHaveLength(0);
  });

  test("ends when the account's password is changed", async () => {
    const token = await open();
    await updatePassword(database.sql, "admin", cheapHash("another password"));
    expect(await findStaff(database.sql, requestOf(token))).toBeNull();
    expect(await updatePassword(database.sql, "nobody", "x")).toBe(false);
    await updatePassword(database.sql, "admin", cheapHash(PASSWORD));
  });
});

describe("a session", () => {
  test("ends twelve hours after the last page or form of a person", async () => {
    const { sql } = database;
    await sql`delete from sessions`;
    const { url, headers } = requestOf(await open());
    const request = (path: string) => new Request(`http://localhost${path}`, { headers });
    const age = (hours: number) =>
      sql`update sessions set active_at = now() - make_interval(mins => ${hours * 60 - 1})`;
    await age(12);
    expect(await findStaff(sql, { url, headers })).not.toBeNull();
    headers.set("Referer", "http://localhost/admin/today");
    expect(await findActiveStaff(sql, request("/admin/today.data"))).not.toBeNull();
    const [idle] = await sql`select active_at < now() - interval '11 hours' as idle from sessions`;
    expect(idle).toEqual({ idle: true });
    expect(await findActiveStaff(sql, request("/admin/today"))).not.toBeNull();
    const [active] =
      await sql`select active_at > now() - interval '1 hour' as active from sessions`;
    expect(active).toEqual({ active: true });
    await age(12.5);
    expect(await findActiveStaff(sql, request("/admin/today"))).toBeNull();
  });

  test("is replaced by that of the next sign-in in the same browser", async () => {
    const { sql } = database;
    const old = await open();
    const attempt = { username: "admin", password: PASSWORD, address: "1.1.1.1" };
    const sessionId = sessionIdOf(requestOf(old));
    expect(await signIn(sql, { ...attempt, sessionId })).toMatchObject({ ok: true });
    expect(await findStaff(sql, requestOf(old))).toBeNull();
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
