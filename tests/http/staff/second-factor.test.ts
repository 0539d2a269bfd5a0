/** @module-tag slow */
import { TOTP } from "otpauth";
import { connect, type Sql } from "#db/connect";
import { afterAll, beforeAll, expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { useSite } from "../site-fixture";

const fixture = useSite();
const PATH = "/admin/account";
let Cookie: string;
let device: string;
let sql: Sql;
let totp: TOTP;

beforeAll(async () => {
  sql = connect(fixture.site, { role: "owner" });
  const enter = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
  const { headers } = await sendForm(fixture.site, "/admin", enter);
  [Cookie = "", device = ""] = headers.getSetCookie().map((line) => line.split(";")[0]!);
});
afterAll(() => sql.end());

const open = (path: string) =>
  sendRequest(fixture.site, path, { headers: { Cookie, "Accept-Language": "en" } });
const send = (path: string, fields: Record<string, string>) =>
  sendForm(fixture.site, path, fields, { Cookie, "Accept-Language": "en" });
/** Takes the cookie of the new token, which a confirmed session gets. */
function takeCookie({ headers }: { headers: Headers }) {
  [Cookie = ""] = headers.getSetCookie()[0]!.split(";");
}
const forgetConfirmation = () =>
  sql`update sessions set confirmed_at = now() - interval '16 minutes'`;

test("a file with persons and the contacts ask for a confirmation, then go on", async () => {
  expect((await open("/admin/bookings.csv")).status).toBe(200);
  await forgetConfirmation();
  const csv = "/admin/bookings.csv?status=pending";
  const asked = await open(csv);
  expect(asked.status).toBe(303);
  const gate = asked.headers.get("Location")!;
  expect(gate).toBe(`/admin/confirm?${new URLSearchParams({ next: csv })}`);
  expect((await open("/admin/export.json")).status).toBe(200);
  const wrong = await send(gate, { confirmation: "wrong" });
  expect([wrong.status, openPage(wrong).textOf("main")]).toEqual([
    422,
    expect.stringContaining("The password or code is wrong"),
  ]);
  const right = await send(gate, { confirmation: STAFF_PASSWORD });
  expect([right.status, right.headers.get("Location")]).toEqual([303, csv]);
  takeCookie(right);
  expect((await open(csv)).status).toBe(200);
  const away = await send("/admin/confirm?next=https://evil.example", {});
  expect(away.headers.get("Location")).toBe(PATH);
});

test("changed contacts are saved with a confirmation only, and nothing typed is lost", async () => {
  await forgetConfirmation();
  const fields = openPage(await open("/admin/settings")).values("main") as Record<string, string>;
  const changed = { ...fields, email: "new@firm.example" };
  const refused = await send("/admin/settings", changed);
  expect(refused.status).toBe(422);
  expect(openPage(refused).values("main")).toMatchObject({
    email: "new@firm.example",
    confirmation: "",
  });
  const saved = await send("/admin/settings", { ...changed, confirmation: STAFF_PASSWORD });
  expect(saved.status).toBe(303);
  takeCookie(saved);
});

test("the second factor is set up without scripts, and the sign-in then asks for a code", async () => {
  const started = await send(PATH, { intent: "factor-start" });
  expect(started.headers.get("Location")).toBe(`${PATH}?done=setup`);
  const page = await open(PATH);
  expect(page.text).toContain("<svg");
  const [, key] = /\b([A-Z2-7]{32})\b/.exec(openPage(page).textOf("main") ?? "")!;
  const wrong = await send(PATH, { intent: "factor-finish", code: "000000" });
  expect(wrong.status).toBe(422);
  totp = new TOTP({ secret: key! });
  const code = totp.generate();
  const on = await send(PATH, { intent: "factor-finish", code });
  expect(on.headers.get("Location")).toBe(`${PATH}?done=factorOn`);
  expect((await open(PATH)).text).not.toContain(key);

  const gate = await sendRequest(fixture.site, "/admin");
  expect(openPage(gate).values("main")).toEqual({
    intent: "sign-in",
    username: "admin",
    password: "",
    code: "",
  });
  const enter = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
  const without = await send("/admin", enter);
  expect([without.status, openPage(without).byRole("alert")]).toEqual([
    422,
    ["Enter your password again, and the code from your app."],
  ]);
});

test("after ten wrong codes a known device opens the account, and no other", async () => {
  const enter = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
  const signInWith = async (code: string, headers: Record<string, string> = {}) => {
    await sql`delete from sign_in_tries`;
    return sendForm(
      fixture.site,
      "/admin",
      { ...enter, code },
      { "Accept-Language": "en", ...headers },
    );
  };
  for (let times = 1; times <= 10; times += 1) {
    expect((await signInWith("000000")).status).toBe(422);
  }
  // This is the next code, which stays right while the clock goes on.
  const code = totp.generate({ timestamp: Date.now() + 30_000 });
  const locked = await signInWith(code);
  expect([locked.status, openPage(locked).byRole("alert")]).toEqual([
    422,
    [expect.stringMatching(/^Too many wrong codes .* recovery code/)],
  ]);
  expect(openPage(locked).values("main")).toMatchObject({ code: "" });
  const inGeorgian = await signInWith(code, { "Accept-Language": "ka" });
  expect(openPage(inGeorgian).byRole("alert")).toEqual([expect.stringContaining("აღდგენის კოდით")]);
  expect((await signInWith(code, { Cookie: device })).status).toBe(303);
});

test("guessed codes lock confirmations by code, and are recorded wherever they are typed", async () => {
  await forgetConfirmation();
  const fields = openPage(await open("/admin/settings")).values("main") as Record<string, string>;
  const changed = { ...fields, email: "guessed@firm.example", confirmation: STAFF_PASSWORD };
  const guess = { ...changed, confirmationCode: "000000" };
  for (let times = 1; times <= 10; times += 1) {
    await sql`delete from sign_in_tries`;
    const refused = await send("/admin/settings", guess);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining("The password or code is wrong"),
    ]);
  }
  for (const path of ["/admin/settings", "/admin/confirm?next=/admin/bookings.csv"]) {
    const locked = await send(path, guess);
    expect([locked.status, locked.text]).toEqual([
      422,
      expect.stringContaining("Too many wrong codes"),
    ]);
  }
  const recorded = () => sql`
    select sum(count) filter (where outcome = 'code')::int as locked,
      sum(count) filter (where outcome = 'wrong') >= 10 as "hasGuesses"
    from security_events where event = 'confirmation'`;
  await expect.poll(async () => (await recorded())[0]).toEqual({ locked: 2, hasGuesses: true });
});
