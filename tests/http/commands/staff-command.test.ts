/** @module-tag slow */
import { expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendRequest } from "../answer";
import { runProgram, settingsOf } from "./program";
import { inDatabase } from "../site-database";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite();

/** Runs `npm run staff -- …` with its standard input, while the site is running. */
function staff(args: string[], typed = "") {
  return runProgram("staff.mjs", { args, typed, env: settingsOf(fixture.site) });
}

test("an added account signs in with the typed password", async () => {
  const added = await staff(["add", "nino"], "her very own words\n");
  expect(added).toEqual({ code: 0, stdout: "nino added\n", stderr: "" });
  await signIn(fixture.site, "her very own words", "nino");
  await signIn(fixture.site, STAFF_PASSWORD, "admin");
});

test("an empty line generates a password and prints it", async () => {
  const { code, stdout } = await staff(["add", "giorgi"], "\n");
  expect(code).toBe(0);
  const [, password] = /^giorgi added: (\S{20,})\n$/.exec(stdout)!;
  const Cookie = await signIn(fixture.site, password, "giorgi");
  const sent = await sendRequest(fixture.site, "/admin/fleet", { headers: { Cookie } });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/admin/account"]);
});

test("a new password keeps the second factor, unless the flag turns it off", async () => {
  await staff(["add", "keti"], "the first password");
  const hasPasskey = () =>
    inDatabase(fixture.site, async (sql) => {
      const rows = await sql`
        select from passkeys join users on users.id = user_id where username = 'keti'`;
      return rows.length > 0;
    });
  await inDatabase(fixture.site, async (sql) => {
    await sql`
      insert into passkeys (id, user_id, public_key, name)
      select 'key-of-keti', id, '', 'phone' from users where username = 'keti'`;
  });
  await staff(["password", "keti"], "the second password\n");
  expect(await hasPasskey()).toBe(true);
  const listed = (await staff(["list"])).stdout;
  expect(listed).toMatch(/^keti: owner, enabled, no second factor, passkey, /m);
  expect(listed).toMatch(/^admin: owner, enabled, no second factor, last sign-in/m);
  const removed = await staff(["password", "keti", "--remove-factors"], "the third password\n");
  expect(removed.stdout).toBe("keti has a new password. The account's second factor is off\n");
  expect(await hasPasskey()).toBe(false);
  await signIn(fixture.site, "the third password", "keti");
});

test("a new password replaces the old one and ends all sessions of that account only", async () => {
  await staff(["add", "tamar"], "the first password");
  const old = await signIn(fixture.site, "the first password", "tamar");
  const admin = await signIn(fixture.site);
  const changed = await staff(["password", "tamar"], "the second password\n");
  expect(changed).toEqual({ code: 0, stdout: "tamar has a new password\n", stderr: "" });

  const statusOf = async (Cookie: string) =>
    (await sendRequest(fixture.site, "/api/bookings", { headers: { Cookie } })).status;
  expect([await statusOf(old), await statusOf(admin)]).toEqual([401, 200]);
  await expect(signIn(fixture.site, "the first password", "tamar")).rejects.toThrow("422");
  await signIn(fixture.site, "the second password", "tamar");
});

test("roles, disabling and removing work on a running site, at once", async () => {
  await staff(["add", "lasha", "driver"], "a driver's password");
  const Cookie = await signIn(fixture.site, "a driver's password", "lasha");
  const statusOf = async (path: string) =>
    (await sendRequest(fixture.site, path, { headers: { Cookie } })).status;
  expect([await statusOf("/admin/today"), await statusOf("/admin/fleet")]).toEqual([200, 403]);
  expect((await staff(["role", "lasha", "desk"])).stdout).toBe("lasha now has the role desk\n");
  expect(await statusOf("/admin/fleet")).toBe(200);
  const disabled = await staff(["disable", "lasha"]);
  expect(disabled).toEqual({ code: 0, stdout: "lasha disabled and signed out\n", stderr: "" });
  expect(await statusOf("/admin/fleet")).toBe(303);
  expect((await staff(["list"])).stdout).toMatch(
    /^lasha: desk, disabled, no second factor, last sign-in \d{4}-\d\d-\d\dT/m,
  );
  expect((await staff(["enable", "lasha"])).stdout).toBe("lasha enabled\n");
  expect((await staff(["remove", "lasha"])).stdout).toBe("lasha removed\n");
  expect((await staff(["list"])).stdout).not.toContain("lasha");
});

test.each([
  ["a name that is taken", ["add", "admin"], "long enough words", 1, "an account with this name"],
  ["an unknown account", ["password", "unknown"], "long enough words", 1, "no such account"],
  ["an unknown account to remove", ["remove", "unknown"], "", 1, "no such account"],
  ["a short password", ["add", "short"], "1234567\n", 1, "12 to 200 characters"],
  ["a long password", ["add", "long"], "x".repeat(201), 1, "12 to 200 characters"],
  ["no command", [], "", 2, "usage: npm run staff"],
])("rejects %s with a message", async (_, args, typed, code, words) => {
  const answer = await staff(args, typed);
  expect(answer.code).toBe(code);
  expect(answer.stderr).toContain(words);
  expect(answer.stderr).not.toMatch(/\n\s+at /);
  expect(answer.stdout).toBe("");
});

test.each([
  ["a bad setting", { PORT: "x" }, "PORT: "],
  ["an unavailable database", { DATABASE_URL: "postgres://a@127.0.0.1:1/b" }, "ECONNREFUSED"],
])("prints a message for %s", async (_, env, words) => {
  const options = {
    args: ["add", "nino"],
    typed: "long enough words",
    env: env as Record<string, string>,
  };
  const answer = await runProgram("staff.mjs", options);
  expect(answer.code).toBe(1);
  expect(answer.stderr).toContain(words);
  expect(answer.stderr).not.toMatch(/\n\s+at /);
});

test("the site is not affected", async () => {
  expect((await sendRequest(fixture.site, "/readyz")).status).toBe(200);
});
