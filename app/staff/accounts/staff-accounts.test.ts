import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findStaff } from "~/staff/session.server";
import { signIn } from "~/staff/sign-in.server";
import { insertSession } from "~/staff/session.queries.server";
import { findUser, insertUser } from "~/staff/staff.queries.server";
import { CHEAP_COST, cheapHash } from "~/staff/testing/cheap-hash";
import { addAccount } from "./add-account.server";
import {
  deleteAccount,
  listAccounts,
  updateDisabled,
  updateRole,
  updateSeenRole,
} from "./staff-accounts.queries.server";
import type { Role } from "~/web/pages/roles";
import { requestWith } from "~/web/testing/request-with";

const database = useTestDatabase();
const PASSWORD = "right password";
const LAST = { ok: false, reason: "lastOwner" };

beforeEach(async () => {
  const { sql } = database;
  await sql`truncate users cascade`;
  await insertUser(sql, "nino", cheapHash(PASSWORD));
  await insertUser(sql, "giorgi", cheapHash(PASSWORD), { role: "desk" });
});

const attempt = (username: string) =>
  signIn(database.sql, { username, password: PASSWORD, address: "1.1.1.1" });

async function open(username: string) {
  const signedIn = await attempt(username);
  if (!signedIn.ok) throw new Error(signedIn.reason);
  return requestWith(`session=${signedIn.token}`);
}

const namesAndRoles = async () =>
  (await listAccounts(database.sql)).map(({ username, role, isDisabled }) => [
    username,
    role,
    isDisabled,
  ]);

test("an account from before the roles is an owner", async () => {
  await database.sql`insert into users (username, password) values ('tamar', 'x')`;
  expect(await namesAndRoles()).toContainEqual(["tamar", "owner", false]);
});

describe("the last owner", () => {
  test("can't be demoted, disabled or removed", async () => {
    const { sql } = database;
    expect(await updateRole(sql, "nino", "desk")).toEqual(LAST);
    expect(await updateDisabled(sql, "nino", true)).toEqual(LAST);
    expect(await deleteAccount(sql, "nino")).toEqual(LAST);
    await expect(sql`delete from users`).rejects.toMatchObject({
      constraint_name: "users_last_owner",
    });
    expect(await namesAndRoles()).toEqual([
      ["giorgi", "desk", false],
      ["nino", "owner", false],
    ]);
  });

  test("is one of those who may sign in: a disabled owner does not count", async () => {
    const { sql } = database;
    await updateRole(sql, "giorgi", "owner");
    expect(await updateDisabled(sql, "giorgi", true)).toEqual({ ok: true });
    expect(await deleteAccount(sql, "nino")).toEqual(LAST);
    expect(await deleteAccount(sql, "giorgi")).toEqual({ ok: true });
  });

  test.each<[string, (name: string) => Promise<unknown>]>([
    ["demoted", (name) => updateRole(database.sql, name, "driver")],
    ["disabled", (name) => updateDisabled(database.sql, name, true)],
    ["removed", (name) => deleteAccount(database.sql, name)],
  ])("stays when all owners are %s at once", async (_, change) => {
    const names = ["a", "b", "c", "d", "e"];
    for (const name of names) await insertUser(database.sql, name, cheapHash(PASSWORD));
    const changed = await Promise.all(["nino", ...names].map(change));
    expect(changed.filter((one) => JSON.stringify(one) === JSON.stringify(LAST))).toHaveLength(1);
    const owners = (await namesAndRoles()).filter(([, role, off]) => role === "owner" && !off);
    expect(owners).toHaveLength(1);
  });

  test("stays when another transaction has just removed the other one", async () => {
    const { sql } = database;
    await updateRole(sql, "giorgi", "owner");
    const second = await sql.begin(async (first) => {
      await first`delete from users where username = 'giorgi'`;
      // The statement waits for the first transaction.
      return { result: updateRole(sql, "nino", "desk") };
    });
    expect(await second.result).toEqual(LAST);
  });
});

describe("a disabled account", () => {
  test("loses its sessions at once, and can't sign in until it is enabled", async () => {
    const { sql } = database;
    const [own, other] = [await open("giorgi"), await open("nino")];
    expect(await updateDisabled(sql, "giorgi", true)).toEqual({ ok: true });
    expect(await findStaff(sql, own)).toBeNull();
    expect(await findStaff(sql, other)).toMatchObject({ username: "nino", role: "owner" });
    expect(await attempt("giorgi")).toEqual({ ok: false, reason: "disabled", account: "giorgi" });
    const wrong = await signIn(sql, { username: "giorgi", password: "wrong", address: "1.1.1.1" });
    expect(wrong).toMatchObject({ reason: "wrong" });
    await updateDisabled(sql, "giorgi", false);
    expect(await findStaff(sql, own)).toBeNull();
    expect(await attempt("giorgi")).toMatchObject({ ok: true, role: "desk" });
  });

  test("gets no session from a sign-in that was checked before, whatever stores it", async () => {
    const { sql } = database;
    const user = (await findUser(sql, "giorgi"))!;
    await updateDisabled(sql, "giorgi", true);
    const { id: userId, passwordSetAt } = user;
    expect(
      await insertSession(sql, { id: "late", userId, passwordSetAt, seconds: 60, device: "" }),
    ).toBe(false);
    await sql`
      insert into sessions (id, user_id, expires_at) values ('old', ${userId}, now() + interval '1 day')`;
    expect(await sql`select from sessions where user_id = ${userId}`).toHaveLength(0);
  });

  test("loses a session that was opened while it was being disabled", async () => {
    const { sql } = database;
    const { id: userId } = (await findUser(sql, "giorgi"))!;
    const disabled = await sql.begin(async (signingIn) => {
      await signingIn`
        insert into sessions (id, user_id, expires_at)
        select 'new', id, now() + interval '1 day' from users where id = ${userId} for share`;
      // The statement waits for the sign-in, which holds the account's row.
      return { result: updateDisabled(sql, "giorgi", true) };
    });
    expect(await disabled.result).toEqual({ ok: true });
    expect(await sql`select from sessions where user_id = ${userId}`).toHaveLength(0);
  });
});

test("a removed account takes its sessions along", async () => {
  const request = await open("giorgi");
  expect(await deleteAccount(database.sql, "giorgi")).toEqual({ ok: true });
  expect(await findStaff(database.sql, request)).toBeNull();
  expect(await attempt("giorgi")).toMatchObject({ reason: "wrong" });
});

test("another role counts from the next request on", async () => {
  const request = await open("giorgi");
  expect(await updateRole(database.sql, "giorgi", "driver")).toEqual({ ok: true });
  expect(await findStaff(database.sql, request)).toMatchObject({ role: "driver" });
});

test("an account that is not there can't be changed", async () => {
  const { sql } = database;
  const unknown = { ok: false, reason: "unknown" };
  expect(await updateRole(sql, "nobody", "owner")).toEqual(unknown);
  expect(await updateDisabled(sql, "nobody", false)).toEqual(unknown);
  expect(await deleteAccount(sql, "nobody")).toEqual(unknown);
});

describe("a new account", () => {
  function add(fields: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return addAccount(database.sql, { form, names: ["Mgzavri Rentals"], cost: CHEAP_COST });
  }

  test("has its role, and has to choose another password", async () => {
    const added = await add({ username: " lasha ", role: "driver", password: "a first password" });
    expect(added).toEqual({ ok: true, username: "lasha", role: "driver" });
    expect(await findUser(database.sql, "lasha")).toMatchObject({
      role: "driver",
      passwordState: "first",
    });
  });

  test.each([
    [{ username: "a b", role: "desk", password: PASSWORD }, "username"],
    [{ username: "", role: "desk", password: PASSWORD }, "username"],
    [{ username: "nino", role: "desk", password: PASSWORD }, "username"],
    [{ username: "lasha", role: "boss", password: PASSWORD }, "role"],
    [{ username: "lasha", role: "desk", password: "short" }, "password"],
    [{ username: "lasha", role: "desk", password: "password1234" }, "password"],
    [{ username: "lasha", role: "desk", password: "mgzavri rentals" }, "password"],
  ])("is refused with %o", async (fields, field) => {
    const added = await add(fields);
    expect(added).toMatchObject({ ok: false, reason: "invalid" });
    expect(Object.keys("errors" in added ? added.errors : {})).toEqual([field]);
    expect(await findUser(database.sql, "lasha")).toBeNull();
  });
});

test("a role is changed only if it is the one that was seen", async () => {
  const { sql } = database;
  await insertUser(sql, "seen", "x", { role: "desk" });
  const change = (role: Role, seen: Role) => updateSeenRole(sql, { username: "seen", role, seen });
  expect(await change("driver", "desk")).toEqual({ ok: true });
  expect(await change("owner", "desk")).toEqual({ ok: false, reason: "stale" });
  expect(await updateSeenRole(sql, { username: "nobody", role: "owner", seen: "desk" })).toEqual({
    ok: false,
    reason: "unknown",
  });
  const [row] = await sql`select role from users where username = 'seen'`;
  expect(row).toEqual({ role: "driver" });
});
