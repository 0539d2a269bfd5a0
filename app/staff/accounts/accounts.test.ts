import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findStaff, sessionIdOf } from "~/staff/session.server";
import { signIn } from "~/staff/sign-in.server";
import { insertUser } from "~/staff/staff.queries.server";
import { CHEAP_COST, cheapHash } from "~/staff/testing/cheap-hash";
import {
  deleteSignIn,
  deleteSignIns,
  listSignIns,
  replacePassword,
} from "./accounts.queries.server";
import { changePassword } from "./change-password.server";
import { requestWith } from "~/web/testing/request-with";

const database = useTestDatabase();
const OLD = "right password";
const NEW = "another password";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

beforeEach(async () => {
  const { sql } = database;
  await sql`delete from sign_in_tries`;
  await sql`truncate users cascade`;
  for (const name of ["nino", "giorgi"]) await insertUser(sql, name, cheapHash(OLD));
});

async function open(username = "nino", password = OLD) {
  const attempt = { username, password, address: "1.1.1.1", userAgent: FIREFOX };
  const signedIn = await signIn(database.sql, attempt);
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const request = requestWith(`session=${signedIn.token}`);
  return { request, id: sessionIdOf(request)!, staff: (await findStaff(database.sql, request))! };
}

type OpenSession = Awaited<ReturnType<typeof open>>;

const isOpen = async ({ request }: OpenSession) =>
  (await findStaff(database.sql, request)) !== null;

function change(opened: OpenSession, fields: Record<string, string> = {}) {
  const form = new FormData();
  const all = { password: OLD, newPassword: NEW, newPasswordAgain: NEW, ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const { staff, id } = opened;
  return changePassword(database.sql, {
    staff,
    sessionId: id,
    form,
    names: ["Mgzavri Rent a Car"],
    cost: CHEAP_COST,
  });
}

describe("a change of password", () => {
  test("ends all other sessions of the account, and no other account's", async () => {
    const [here, there, other] = [await open(), await open(), await open("giorgi")];
    const changed = await change(here);
    expect(changed).toEqual({ ok: true, token: expect.any(String) });
    // The session that has changed the password has a new id.
    expect(await Promise.all([here, there, other].map(isOpen))).toEqual([false, false, true]);
    const token = changed.ok ? changed.token : "";
    const request = requestWith(`session=${token}`);
    expect(await findStaff(database.sql, request)).toMatchObject({ username: "nino" });
    expect(await isOpen(await open("nino", NEW))).toBe(true);
    await expect(open("nino", OLD)).rejects.toThrow("wrong");
  });

  test("has to wait after five wrong old passwords, even with the right one", async () => {
    const here = await open();
    for (let tries = 1; tries <= 5; tries += 1) await change(here, { password: "wrong" });
    await database.sql`update sign_in_tries set next_at = now() + interval '1 minute'`;
    expect(await change(here)).toMatchObject({ reason: "wait", seconds: expect.any(Number) });
  });

  test("at the same time as another one is rejected", async () => {
    const here = await open();
    const both = ["the first password", "the second password"].map((password) =>
      change(here, { newPassword: password, newPasswordAgain: password }),
    );
    const changed = await Promise.all(both);
    expect(changed.toSorted((a, b) => Number(b.ok) - Number(a.ok))).toEqual([
      { ok: true, token: expect.any(String) },
      { ok: false, reason: "invalid", errors: { password: ["account.errors.wrong"] } },
    ]);
  });

  test("that came after another one changes nothing", async () => {
    const { staff, id } = await open();
    const replacement = {
      userId: staff.id,
      oldHash: cheapHash("stale"),
      newHash: "x",
      currentSession: id,
      newSession: "x",
    };
    expect(await replacePassword(database.sql, replacement)).toBe(false);
    expect(await isOpen(await open())).toBe(true);
  });
});

describe("a change of password", () => {
  test.each([
    ["the wrong old password", { password: "wrong" }, { password: ["account.errors.wrong"] }],
    ["no old password", { password: "" }, { password: ["account.errors.password"] }],
    [
      "nothing at all",
      { password: "", newPassword: "", newPasswordAgain: "" },
      {
        password: ["account.errors.password"],
        newPassword: ["account.errors.length"],
        newPasswordAgain: ["account.errors.again"],
      },
    ],
    [
      "a short new one",
      { newPassword: "1234567", newPasswordAgain: "1234567" },
      { newPassword: ["account.errors.length"] },
    ],
    [
      "a long new one",
      { newPassword: "x".repeat(201), newPasswordAgain: "x".repeat(201) },
      { newPassword: ["account.errors.length"] },
    ],
    [
      "a typing error in the repetition",
      { newPasswordAgain: `${NEW}r` },
      { newPasswordAgain: ["account.errors.differ"] },
    ],
    [
      "one of the most used ones",
      { newPassword: "1QAZ2wsx3edc", newPasswordAgain: "1QAZ2wsx3edc" },
      { newPassword: ["account.errors.common"] },
    ],
    [
      "a name of the site",
      { newPassword: "mgzavri rent a car", newPasswordAgain: "mgzavri rent a car" },
      { newPassword: ["account.errors.name"] },
    ],
    [
      "the old one as the new one",
      { newPassword: OLD, newPasswordAgain: OLD },
      { newPassword: ["account.errors.same"] },
    ],
  ])("with %s is rejected at its field", async (_, fields, errors) => {
    const [here, there] = [await open(), await open()];
    expect(await change(here, fields)).toEqual({ ok: false, reason: "invalid", errors });
    expect(await Promise.all([here, there].map(isOpen))).toEqual([true, true]);
    expect(await isOpen(await open())).toBe(true);
  });
});

describe("the open sign-ins", () => {
  test("are listed for the account only, with their device and when they were seen", async () => {
    const [here, there] = [await open(), await open()];
    await open("giorgi");
    const { sql } = database;
    await sql`update sessions set last_seen_at = now() - interval '1 hour' where id = ${there.id}`;
    await sql`update sessions set last_seen_at = now() - interval '30 seconds' where id = ${here.id}`;
    const listed = await listSignIns(sql, here.staff.id);
    expect(listed.map(({ id, device }) => [id, device])).toEqual([
      [here.id, "Firefox, Linux"],
      [there.id, "Firefox, Linux"],
    ]);
    // `last_seen_at` changes once a minute.
    await Promise.all([here, there].map(isOpen));
    const [first, second] = await listSignIns(sql, here.staff.id);
    expect(first!.id).toBe(there.id);
    expect(second!.lastSeenAt).toBe(listed[0]!.lastSeenAt);
    await sql`update sessions set expires_at = now() where id = ${there.id}`;
    expect(await listSignIns(sql, here.staff.id)).toHaveLength(1);
  });

  test("end one by one or all at once, but not another account's", async () => {
    const { sql } = database;
    const [here, there, other] = [await open(), await open(), await open("giorgi")];
    await deleteSignIn(sql, { id: other.id, userId: here.staff.id });
    await deleteSignIn(sql, { id: there.id, userId: here.staff.id });
    expect(await Promise.all([here, there, other].map(isOpen))).toEqual([true, false, true]);
    await deleteSignIns(sql, here.staff.id);
    expect(await Promise.all([here, other].map(isOpen))).toEqual([false, true]);
  });
});
