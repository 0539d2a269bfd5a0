/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendRequest, sendForm } from "../answer";
import { openPage } from "../page";
import { inDatabase, seenNow } from "../site-database";
import {
  bookingBody,
  bookingOf,
  postBooking,
  readBookings,
  signIn,
  useSite,
} from "../site-fixture";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

function sendSignIn(fields: Record<string, string>) {
  return sendForm(fixture.site, "/admin", { intent: "sign-in", username: "admin", ...fields });
}

function openDesk(cookie = Cookie) {
  return sendRequest(fixture.site, "/admin?tab=bookings", { headers: { Cookie: cookie } });
}

describe("sign-in", () => {
  test("the sign-in form asks only for the password, with the account in a hidden field", async () => {
    const answer = await sendRequest(fixture.site, "/admin");
    const gate = { intent: "sign-in", username: "admin", password: "" };
    expect(openPage(answer).values("main")).toEqual(gate);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  });

  test("the right password opens the desk with an HttpOnly cookie", async () => {
    const answer = await sendSignIn({ password: STAFF_PASSWORD });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/today"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [line] = answer.headers.getSetCookie();
    expect(line).toMatch(/^session=[\w-]{43};/);
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/"])
      expect(line).toContain(attribute);
    expect(openPage(await openDesk(line!.split(";")[0])).textOf("sections")).toContain(
      "Bookings (",
    );
  });

  test.each([
    ["/admin/settings", "/admin/settings"],
    ["/admin/account", "/admin/account"],
    ["/admin/bookings/7", "/admin/bookings/7"],
    ["/admin?tab=bookings&q=nino", "/admin?tab=bookings&q=nino"],
    ["/admin", "/admin/today"],
    ["/admin?next=%2Fadmin", "/admin"],
    ["/admin?tab=analytics", "/admin?tab=analytics"],
  ])("asked for by %s, it leads there", async (page, expected) => {
    const asked = await sendRequest(fixture.site, page);
    const gate = asked.headers.get("Location") ?? page;
    const fields = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
    const answer = await sendForm(fixture.site, gate, fields);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, expected]);
  });

  test.each([
    ["a wrong password", { password: "wrong password" }],
    ["an unknown account", { username: "nobody", password: STAFF_PASSWORD }],
    ["a NUL as the account", { username: "\0", password: STAFF_PASSWORD }],
  ])("%s shows an alert", async (_, fields) => {
    const answer = await sendSignIn(fields);
    expect(answer.status).toBe(422);
    expect(openPage(answer).byRole("alert")).toEqual(["Incorrect password"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("repeated guesses are delayed, even with the right password", async () => {
    const account = { username: "guessed" };
    for (let tries = 0; tries < 5; tries += 1) await sendSignIn({ ...account, password: "x" });
    // The first delays are short: on a busy machine they could be over.
    await inDatabase(
      fixture.site,
      (sql) => sql`update sign_in_tries set next_at = now() + interval '10 minutes'
        where subject like '%guessed%'`,
    );
    const answer = await sendSignIn({ ...account, password: STAFF_PASSWORD });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
    expect(openPage(answer).byRole("alert")[0]).toMatch(/^Too many attempts\. Wait \d+\smin and/);
  });
});

describe("sign-out", () => {
  test("ends the session on the server, not only in the browser", async () => {
    const session = await signIn(fixture.site);
    const headers = { Cookie: session };
    const answer = await sendForm(fixture.site, "/admin", { intent: "sign-out" }, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=;.*Max-Age=0/);
    expect((await openDesk(session)).text).toContain('name="password"');
    expect((await sendRequest(fixture.site, "/api/bookings", { headers })).status).toBe(401);
  });
});

describe("the status form", () => {
  async function place(name: string) {
    return bookingOf(await postBooking(fixture.site, bookingBody({ name }))).id;
  }

  async function sendStatus(fields: Record<string, string>, cookie = Cookie) {
    const form = { intent: "status", ...(await seenNow(fixture.site, fields.id ?? "")), ...fields };
    return sendForm(fixture.site, "/admin", form, cookie ? { Cookie: cookie } : {});
  }

  test.each(["confirmed", "cancelled", "completed"])(
    "sets %s and shows it once",
    async (status) => {
      const id = await place(`To be ${status}`);
      const answer = await sendStatus({ id: `${id}`, status });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin?tab=bookings"]);
      const flash = answer.headers.getSetCookie()[0]!.split(";")[0]!;
      const next = await openDesk(`${Cookie}; ${flash}`);
      expect(openPage(next).byRole("status")).toEqual([
        expect.stringContaining(`Booking ${id} is ${status}.`),
      ]);
      expect(next.headers.getSetCookie()[0]).toMatch(/^flash=;.*Max-Age=0/);
      // The router may request the data again.
      const read = { headers: { Cookie: `${Cookie}; ${flash}`, "Sec-Fetch-Dest": "empty" } };
      const data = await sendRequest(fixture.site, "/admin.data?tab=bookings", read);
      expect(data.headers.getSetCookie()).toEqual([expect.stringMatching(/^flash=.+Max-Age=10;/)]);
      expect(openPage(await openDesk()).byRole("status")).toEqual([]);
      const [booking] = await readBookings(fixture.site, Cookie);
      expect(booking).toMatchObject({ id, status });
    },
  );

  test.each([
    ["a status that can't be set", { id: "1", status: "pending" }, 400],
    ["no status", { id: "1" }, 400],
    ["an id that is none", { id: "one", status: "confirmed" }, 400],
    ["a booking that is not there", { id: "999999", status: "confirmed" }, 404],
  ])("refuses %s", async (_, fields, status) => {
    const answer = await sendStatus(fields as unknown as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(openPage(answer).byRole("alert")).toHaveLength(1);
  });

  test("requires staff", async () => {
    const id = await place("Left Alone");
    const answer = await sendStatus({ id: `${id}`, status: "confirmed" }, "");
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain("Left Alone");
    const [booking] = await readBookings(fixture.site, Cookie);
    expect(booking).toMatchObject({ id, status: "pending" });
  });
});

test.each(["", "status ", "__proto__", "delete"])("rejects intent %j", async (intent) => {
  const answer = await sendForm(fixture.site, "/admin", { intent }, { Cookie });
  expect(answer.status).toBe(400);
});

test("does not show a forged flash message", async () => {
  const flash = `flash=${Buffer.from('{"id":7,"status":"confirmed"}').toString("base64")}.x`;
  expect(openPage(await openDesk(`${Cookie}; ${flash}`)).byRole("status")).toEqual([]);
});
