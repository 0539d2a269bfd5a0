import { once } from "node:events";
import type { ClientRequest, IncomingMessage } from "node:http";
import { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { connect, type Sql } from "#db/connect";
import { SOON } from "#db/testing/soon";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendForm, sendJson, sendRequest } from "../answer";
import { bookingBody } from "../booking/booking-body";
import { openPage } from "../page";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite({ TRUST_PROXY: "1" });
let Cookie: string;
let sql: Sql;

beforeAll(async () => {
  sql = connect(fixture.site, { role: "owner" });
  Cookie = await signIn(fixture.site);
});

afterAll(() => sql.end());

const open = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(fixture.site, path, { headers: { Cookie, "Accept-Language": "en", ...headers } });

test(
  "the page shows sign-ins, refusals and downloads, and no address",
  { tags: "slow" },
  async () => {
    const wrong = { intent: "sign-in", username: "admin", password: "a guess" };
    await sendForm(fixture.site, "/admin", wrong);
    await sendForm(fixture.site, "/admin", { ...wrong, username: "a password typed here" });
    expect((await sendRequest(fixture.site, "/api/bookings")).status).toBe(401);
    const trapped = bookingBody({ website: "https://example.com" });
    expect((await sendJson(fixture.site, "/api/booking", trapped)).status).toBe(422);
    expect((await sendForm(fixture.site, "/", { website: "a program" })).status).toBe(422);
    expect((await open("/admin/bookings.csv")).status).toBe(200);
    await vi.waitFor(
      async () => {
        const text = openPage(await open("/admin/security")).textOf("main");
        for (const words of [
          "Sign-in: done",
          "Sign-in: wrong password",
          "Request refused: not signed in (401)",
          "/api/bookings",
          "Request refused: hidden field filled in",
          "/api/booking",
          "Download: done",
          "bookings.csv",
        ]) {
          expect(text).toContain(words);
        }
        expect(text).not.toMatch(/127\.0\.0\.1|typed here/);
      },
      { ...SOON, interval: 200 },
    );
    const staff = openPage(await open("/admin/security?only=staff")).textOf("main");
    expect(staff).toContain("Sign-in: done");
    expect(staff).not.toMatch(/Request refused|wrong password/);
  },
);

describe("the id of a request", () => {
  const GIVEN = "chosen-by-the-client";
  const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
  const idOf = ({ headers }: { headers: Headers }) => headers.get("X-Request-Id");
  const ask = (path: string, headers: Record<string, string> = {}) =>
    sendRequest(fixture.site, path, { headers: { "X-Request-Id": GIVEN, ...headers } });
  async function refusedSocket() {
    const address = `${fixture.site.url.replace("http", "ws")}/ws`;
    const socket = new WebSocket(address, { headers: { "X-Request-Id": GIVEN } });
    const [request, response] = (await once(socket, "unexpected-response")) as [
      ClientRequest,
      IncomingMessage,
    ];
    request.destroy();
    return response;
  }

  test(
    "in the security log is the site's own, and named in the response",
    { tags: "slow" },
    async () => {
      const answers = [await ask("/api/bookings"), await ask("/admin/bookings.csv", { Cookie })];
      const socket = await refusedSocket();
      expect([...answers.map(({ status }) => status), socket.statusCode]).toEqual([401, 200, 401]);
      const ids = [
        ...answers.map((answer) => idOf(answer)!),
        String(socket.headers["x-request-id"]),
      ];
      for (const id of ids) expect(id).toMatch(ID);
      expect(new Set(ids).size).toBe(3);
      const stored = () =>
        sql`select request_id from security_events where request_id = any(${ids})`;
      await expect.poll(async () => (await stored()).length).toBe(3);
      expect(await sql`select from security_events where request_id = ${GIVEN}`).toHaveLength(0);
    },
  );

  test("is not that of another request on a page from memory", async () => {
    const pages = [await ask("/ka/faq"), await ask("/ka/faq"), await ask("/no-such-page")];
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect(pages.map(idOf)).toEqual([null, null, null]);
  });
});

test("the page requires staff", async () => {
  const answer = await open("/admin/security", { Cookie: "" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    "/admin?next=%2Fadmin%2Fsecurity",
  ]);
});

test("a sign-out clears what pages stored, and keeps the known device", async () => {
  const signedIn = await sendForm(fixture.site, "/admin", {
    intent: "sign-in",
    username: "admin",
    password: STAFF_PASSWORD,
  });
  const [session = "", device = ""] = signedIn.headers.getSetCookie();
  expect(device).toMatch(/^device-[\da-f]{8}=.*HttpOnly/);
  const out = await sendForm(
    fixture.site,
    "/admin",
    { intent: "sign-out" },
    {
      Cookie: session.split(";")[0]!,
    },
  );
  expect(out.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  expect(out.headers.getSetCookie().join()).not.toContain("device");
});
