/** @module-tag slow */
import { beforeEach, describe, expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { signIn, useSite } from "../site-fixture";
import { handshake, openSocket } from "../sockets/staff-socket";

const fixture = useSite();
const CSV = "/admin/bookings.csv";
const CONFIRM = `/admin/confirm?${new URLSearchParams({ next: CSV })}`;
let old: string;

beforeEach(async () => {
  old = await signIn(fixture.site);
  await inDatabase(fixture.site, async (sql) => {
    await sql`update sessions set confirmed_at = now() - interval '16 minutes'`;
  });
});

const open = (path: string, Cookie: string) =>
  sendRequest(fixture.site, path, { headers: { Cookie, "Accept-Language": "en" } });
const send = (path: string, fields: Record<string, string>, Cookie = old) =>
  sendForm(fixture.site, path, fields, { Cookie, "Accept-Language": "en" });

/** Returns the cookie of the new token in a response. */
function renewed({ headers }: { headers: Headers }) {
  const [cookie = ""] = (headers.getSetCookie()[0] ?? "").split(";");
  expect(cookie).toMatch(/^session=[\w-]{43}$/);
  expect(cookie).not.toBe(old);
  return cookie;
}

/** Makes it seem that the former token was replaced some time ago. */
function pass() {
  return inDatabase(fixture.site, async (sql) => {
    await sql`update sessions set renewed_at = renewed_at - interval '11 seconds'`;
  });
}

test("a confirmation sets a new cookie; a stolen former one opens nothing that asks for it", async () => {
  const Cookie = renewed(await send(CONFIRM, { confirmation: STAFF_PASSWORD }));
  expect((await open(CSV, Cookie)).status).toBe(200);
  // This is a page that was requested before the renewal.
  expect((await open("/admin/account", old)).status).toBe(200);
  const refused = await open(CSV, old);
  expect([refused.status, refused.headers.get("Location")]).toEqual([303, CONFIRM]);
  await pass();
  expect((await open("/admin/account", old)).headers.get("Location")).toMatch(/^\/admin\?next=/);
  expect((await open("/api/bookings", old)).status).toBe(401);
  expect((await open(CSV, Cookie)).status).toBe(200);
});

describe("a form with its own confirmation", () => {
  test("sets the new cookie when it is accepted, and when another field is refused", async () => {
    const fields = { intent: "add", role: "desk", password: "a first password" };
    const typed = { ...fields, username: "nino", confirmation: STAFF_PASSWORD };
    expect(
      (await send("/admin/accounts", { ...typed, confirmation: "wrong" })).headers.getSetCookie(),
    ).toEqual([]);
    const refused = await send("/admin/accounts", { ...typed, username: "a b" });
    expect(refused.status).toBe(422);
    const Cookie = renewed(refused);
    const added = await send("/admin/accounts", { ...fields, username: "nino" }, Cookie);
    expect([added.status, added.headers.getSetCookie()]).toEqual([303, []]);
  });

  test("of the settings too", async () => {
    const page = await open("/admin/settings", old);
    const fields = openPage(page).values("main") as Record<string, string>;
    const changed = { ...fields, email: "new@firm.example", confirmation: STAFF_PASSWORD };
    const saved = await send("/admin/settings", changed);
    expect(saved.status).toBe(303);
    expect((await open(CSV, renewed(saved))).status).toBe(200);
  });
});

test("a socket of the former token is closed, and opens again with the new one", async () => {
  const socket = await openSocket(fixture.site, { Cookie: old });
  const Cookie = renewed(await send(CONFIRM, { confirmation: STAFF_PASSWORD }));
  expect(await socket.closed).toBe(4401);
  expect(await handshake(fixture.site, "/ws", { Cookie })).toBe(101);
  await pass();
  expect(await handshake(fixture.site, "/ws", { Cookie: old })).toBe(401);
});
