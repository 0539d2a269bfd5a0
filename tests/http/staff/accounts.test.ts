/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { SOON } from "#db/testing/soon";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite();
const PATH = "/admin/accounts";
const FIRST = "a first password";
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const open = (path = PATH, cookie = Cookie) =>
  sendRequest(fixture.site, path, { headers: { Cookie: cookie, "Accept-Language": "en" } });
const send = (fields: Record<string, string>, cookie = Cookie) =>
  sendForm(fixture.site, PATH, fields, { Cookie: cookie, "Accept-Language": "en" });
const forgetConfirmation = () =>
  inDatabase(fixture.site, async (sql) => {
    await sql`update sessions set confirmed_at = now() - interval '16 minutes'`;
  });
const pageText = async (path = PATH) => openPage(await open(path)).textOf("main");

test("an added account signs in, and has to choose a password first", async () => {
  const added = await send({ intent: "add", username: "nino", role: "desk", password: FIRST });
  expect([added.status, added.headers.get("Location")]).toEqual([
    303,
    `${PATH}?done=add&name=nino`,
  ]);
  expect(await pageText(`${PATH}?done=add&name=nino`)).toContain("nino has been added");
  const nino = await signIn(fixture.site, FIRST, "nino");
  const sent = await open("/admin/fleet", nino);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/admin/account"]);
});

test("a refused account keeps its name and role, and shows no password", async () => {
  const refused = await send({ intent: "add", username: "nino", role: "driver", password: FIRST });
  expect(refused.status).toBe(422);
  expect(openPage(refused).byRole("alert")[0]).toContain(
    "An account with this name already exists",
  );
  expect(openPage(refused).linksIn("alert")).toEqual(["#username"]);
  expect(refused.text).not.toContain(FIRST);
  expect(refused.text).toContain('value="nino"');
});

test("a disabled account is signed out at once, until it is enabled", async () => {
  await send({ intent: "add", username: "lasha", role: "driver", password: FIRST });
  const lasha = await signIn(fixture.site, FIRST, "lasha");
  expect((await open("/admin/account", lasha)).status).toBe(200);
  const disabled = await send({ intent: "disable", username: "lasha" });
  expect(disabled.headers.get("Location")).toBe(`${PATH}?done=disable&name=lasha`);
  expect((await open("/admin/account", lasha)).status).toBe(303);
  expect(await pageText()).toContain("Delivery driver · disabled");
  await expect(signIn(fixture.site, FIRST, "lasha")).rejects.toThrow("422");
  await send({ intent: "enable", username: "lasha" });
  await signIn(fixture.site, FIRST, "lasha");
});

test("another role counts at once, and a removed account is gone", async () => {
  await send({ intent: "add", username: "tamar", role: "owner", password: FIRST });
  const tamar = await signIn(fixture.site, FIRST, "tamar");
  await send({ intent: "role", username: "tamar", role: "driver" });
  // A generated password comes first, except at these pages.
  expect((await open("/admin/accounts.data", tamar)).status).not.toBe(200);
  expect((await send({ intent: "remove", username: "tamar" })).status).toBe(303);
  expect((await open("/admin/account", tamar)).status).toBe(303);
  expect(await pageText()).not.toContain("tamar");
  expect((await send({ intent: "remove", username: "tamar" })).status).toBe(404);
});

test("the list says who has a second factor or a passkey", async () => {
  await send({ intent: "add", username: "elene", role: "desk", password: FIRST });
  expect(await pageText()).toMatch(/elene Desk Has not signed in yet/);
  await inDatabase(fixture.site, async (sql) => {
    await sql`
      insert into passkeys (id, user_id, public_key, name)
      select 'key-of-elene', id, '', 'phone' from users where username = 'elene'`;
  });
  expect(await pageText()).toMatch(/elene Desk · has a passkey Has not signed in yet/);
  await inDatabase(fixture.site, async (sql) => {
    await sql`update users set totp_secret = 'x' where username = 'elene'`;
  });
  expect(await pageText()).toMatch(/elene Desk · second factor on · has a passkey/);
});

test("the last owner stays, and the page says why", async () => {
  const changes: Record<string, string>[] = [
    { intent: "role", username: "admin", role: "desk" },
    { intent: "disable", username: "admin" },
    { intent: "remove", username: "admin" },
  ];
  for (const fields of changes) {
    const refused = await send(fields);
    expect(refused.status).toBe(409);
    expect(openPage(refused).byRole("alert")).toEqual([
      expect.stringContaining("This is the last owner"),
    ]);
  }
});

test.each<Record<string, string>>([
  { intent: "other", username: "nino" },
  { intent: "role", username: "nino", role: "boss" },
  { intent: "disable", username: "a b" },
  { intent: "remove" },
])("rejects %o", async (fields) => {
  expect((await send(fields)).status).toBe(400);
});

describe("without a confirmation of the last minutes", () => {
  test("changes ask for one first, a new account in its own form", async () => {
    await forgetConfirmation();
    for (const intent of ["disable", "remove", "enable"]) {
      const asked = await send({ intent, username: "nino" });
      expect([asked.status, asked.headers.get("Location")]).toEqual([
        303,
        `/admin/confirm?next=${encodeURIComponent(PATH)}`,
      ]);
    }
    expect(await pageText()).toContain("Your password");
    const fields = { intent: "add", username: "giorgi", role: "desk", password: FIRST };
    const refused = await send(fields);
    expect(refused.status).toBe(422);
    expect(openPage(refused).linksIn("alert")).toEqual(["#confirmation"]);
    expect((await send({ ...fields, confirmation: "wrong" })).status).toBe(422);
    const added = await send({ ...fields, confirmation: STAFF_PASSWORD });
    expect(added.status).toBe(303);
    // A confirmed session has a new token.
    [Cookie = ""] = added.headers.getSetCookie()[0]!.split(";");
    expect((await send({ intent: "disable", username: "giorgi" })).status).toBe(303);
  });

  test("signing out everywhere asks for one too", async () => {
    await forgetConfirmation();
    const asked = await sendForm(fixture.site, "/admin/account", { intent: "end-all" }, { Cookie });
    expect(asked.headers.get("Location")).toBe("/admin/confirm?next=%2Fadmin%2Faccount");
    expect((await open()).status).toBe(200);
  });
});

test("the security log has every change, and the refused ones", async () => {
  await expect.poll(() => pageText("/admin/security"), SOON).toContain("giorgi disabled");
  const log = await pageText("/admin/security");
  for (const detail of [
    "nino added, role: Desk",
    "lasha disabled",
    "lasha enabled",
    "new role for tamar: Delivery driver",
  ])
    expect(log).toContain(detail);
  expect(log).toContain("refused: this is the last owner");
  expect(log).toContain("account is disabled");
});

test("who removes the own account is signed out", async () => {
  await inDatabase(fixture.site, async (sql) => {
    await sql`update users set role = 'owner', password_state = 'good' where username = 'lasha'`;
  });
  const lasha = await signIn(fixture.site, FIRST, "lasha");
  const removed = await send({ intent: "remove", username: "lasha" }, lasha);
  expect([removed.status, removed.headers.get("Location")]).toEqual([303, "/admin"]);
  expect(removed.headers.getSetCookie()[0]).toMatch(/^session=;.*Max-Age=0/);
});
