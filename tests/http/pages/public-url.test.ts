/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendForm, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { countRows, seenNow } from "../site-database";
import { bookingBody, bookingFields, bookingOf, signIn, useSite } from "../site-fixture";
import { handshake } from "../sockets/staff-socket";

const PUBLIC_URL = "https://mgzavri.example";
const own = { Origin: PUBLIC_URL };
const fixture = useSite({ PUBLIC_URL, TRUST_PROXY: "1" });

test("with a public address, only its pages can change data", async () => {
  const call = await sendJson(fixture.site, "/api/booking", bookingBody(), { headers: own });
  expect(call.status).toBe(201);
  const form = await sendForm(fixture.site, "/", bookingFields({ name: "By Form" }), own);
  expect([form.status, form.headers.get("Location")]).toEqual([
    303,
    expect.stringMatching(/^\/\?booked=[\w-]{22}#booking$/),
  ]);
});

test.each([
  ["the address that the process listens at", () => fixture.site.url],
  ["localhost", () => fixture.site.url.replace("127.0.0.1", "localhost")],
  ["the public host without TLS", () => "http://mgzavri.example"],
  ["another port of the public host", () => "https://mgzavri.example:8443"],
  ["a host below the public one", () => "https://evil.mgzavri.example"],
])("%s is another site then", async (_, origin) => {
  const before = await countRows(fixture.site);
  const headers = { Origin: origin() };
  const body = bookingBody({ name: "Stranger" });
  expect((await sendJson(fixture.site, "/api/booking", body, { headers })).status).toBe(403);
  expect((await sendForm(fixture.site, "/", bookingFields(), headers)).status).toBe(403);
  expect(await handshake(fixture.site, "/ws", headers)).toBe(403);
  expect(await countRows(fixture.site)).toEqual(before);
});

test("a forged Host does not pass the origin check", async () => {
  const headers = { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
  expect((await sendForm(fixture.site, "/", bookingFields(), headers)).status).toBe(403);
});

test("accepts sockets of its pages", async () => {
  const body = bookingBody({ name: "Socket" });
  const placed = await sendJson(fixture.site, "/api/booking", body, {
    headers: { Origin: PUBLIC_URL },
  });
  const [Cookie = ""] = placed.headers.getSetCookie()[0]!.split(";");
  expect(await handshake(fixture.site, "/ws", { Cookie, Origin: PUBLIC_URL })).toBe(101);
});

describe("a cookie without the prefix, planted by a neighbouring host", () => {
  const DELETED = /^(?:session|bookings)=; Max-Age=0; Path=\/; Secure$/;

  test("signs in to no account, and is deleted when it is seen", async () => {
    const Cookie = await signIn(fixture.site);
    expect(Cookie).toMatch(/^__Host-session=/);
    const [, token = ""] = Cookie.split("=");
    const planted = `session=${token}`;
    const open = (path: string, sent: string) =>
      sendRequest(fixture.site, path, { headers: { Cookie: sent } });
    const refused = await open("/api/bookings", planted);
    expect(refused.status).toBe(401);
    expect(refused.headers.getSetCookie()).toEqual([expect.stringMatching(DELETED)]);
    expect((await open("/admin", planted)).text).toContain('name="password"');
    expect((await open("/admin/today.data", planted)).text).not.toContain('"deskToday"');
    expect(await handshake(fixture.site, "/ws?since=0", { Cookie: planted })).toBe(401);
    const out = await sendForm(
      fixture.site,
      "/admin",
      { intent: "sign-out" },
      { ...own, Cookie: planted },
    );
    expect(out.status).toBe(303);
    expect((await open("/api/bookings", Cookie)).status).toBe(200);
    expect((await open("/api/bookings", `session=planted; ${Cookie}`)).status).toBe(200);
    expect((await open("/api/bookings", `${planted}; __Host-session=x`)).status).toBe(401);
    expect(await handshake(fixture.site, "/ws", { Cookie })).toBe(101);
  });

  test("opens no booking, and is not mixed with the visitor's own ones", async () => {
    const place = (name: string, Cookie = "") =>
      sendJson(fixture.site, "/api/booking", bookingBody({ name }), {
        headers: { ...own, Cookie },
      });
    const placed = await place("Neighbour");
    const { reference } = bookingOf(placed);
    const token = placed.headers.get("Location")!.split("/").at(-1)!;
    const planted = `bookings=${token}; live=1`;
    expect(await handshake(fixture.site, "/ws", { Cookie: planted })).toBe(401);
    const open = (Cookie: string) =>
      sendRequest(fixture.site, `/bookings?own=${reference}`, { headers: { Cookie } });
    const shown = await open(planted);
    expect([shown.status, shown.headers.get("Location")]).toEqual([200, null]);
    expect(shown.headers.getSetCookie()).toEqual([expect.stringMatching(DELETED)]);
    expect((await open(`__Host-${planted}`)).headers.get("Location")).toBe(`/bookings/${token}`);
    const [cookie, deleted] = (await place("Own", planted)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-bookings=[\w-]{22};/);
    expect(cookie).not.toContain(token);
    expect(deleted).toMatch(DELETED);
    const repeated = await place("Neighbour", planted);
    expect([repeated.status, repeated.headers.get("Location")]).toEqual([200, null]);
  });
});

describe("behind a proxy that ends TLS, without a public address", () => {
  const proxied = useSite({ TRUST_PROXY: "1" });

  test.each([
    ["https", "__Host-session", "session"],
    ["http", "session", "__Host-session"],
  ])("on %s only the cookie %s counts, for calls and sockets", async (protocol, name, other) => {
    const headers = { "X-Forwarded-Proto": protocol };
    const form = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
    const entered = await sendForm(proxied.site, "/admin", form, headers);
    const [written, token] = entered.headers.getSetCookie()[0]!.split(";")[0]!.split("=");
    expect(written).toBe(name);
    const statusOf = async (Cookie: string) => [
      (await sendRequest(proxied.site, "/api/bookings", { headers: { ...headers, Cookie } }))
        .status,
      await handshake(proxied.site, "/ws", { ...headers, Cookie }),
    ];
    expect(await statusOf(`${name}=${token}`)).toEqual([200, 101]);
    expect(await statusOf(`${other}=${token}`)).toEqual([401, 401]);
  });
});

test("every cookie is secure then, and of this very host", async () => {
  const chosen = await sendRequest(fixture.site, "/faq?lng=ka");
  expect(chosen.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-lng=ka; Path=\/;.*Secure$/),
  ]);
  const form = { lng: "en", to: "/faq" };
  const switched = await sendForm(fixture.site, "/language", form, { ...own, Cookie: "lng=ka" });
  expect(switched.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-lng=en; Path=\/;.*Secure$/),
    "lng=; Max-Age=0; Path=/; Secure",
  ]);
  const off = await sendForm(fixture.site, "/privacy-policy", { analytics: "off" }, own);
  expect(off.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-analytics=off; Path=\/;.*Secure$/),
  ]);
  const placed = await sendJson(fixture.site, "/api/booking", bookingBody({ name: "Cookie" }), {
    headers: own,
  });
  expect(placed.headers.getSetCookie().map((line) => line.split("=")[0])).toEqual([
    "__Host-bookings",
    "__Host-live",
  ]);
});

test("a language saved on https leads, before one from before the prefix", async () => {
  const ledBy = async (Cookie: string) =>
    (await sendRequest(fixture.site, "/", { headers: { Cookie } })).headers.get("Location");
  expect(await ledBy("__Host-lng=ka; lng=en")).toBe("/ka");
  expect(await ledBy("lng=ka")).toBe("/ka");
  expect(await ledBy("__Host-lng=en; lng=ka")).toBeNull();
});

test("a flash message of the desk has the prefix, is read with it only, and deleted again", async () => {
  const session = await signIn(fixture.site);
  const body = bookingBody({ name: "Flash" });
  const { id } = bookingOf(await sendJson(fixture.site, "/api/booking", body, { headers: own }));
  const path = `/admin/bookings/${id}`;
  const seen = await seenNow(fixture.site, id);
  const decision = { intent: "status", id: String(id), status: "cancelled", ...seen };
  const headers = { ...own, Cookie: session, "Accept-Language": "en" };
  const decided = await sendForm(fixture.site, path, decision, headers);
  const [flash = ""] = decided.headers.getSetCookie()[0]?.split(";") ?? [];
  expect(flash).toMatch(/^__Host-flash=/);
  const open = (message: string) => {
    const Cookie = `${session}; ${message}`;
    return sendRequest(fixture.site, path, { headers: { ...headers, Cookie } });
  };
  const shown = await open(flash);
  expect(openPage(shown).byRole("status")).toEqual([expect.stringContaining("cancelled")]);
  expect(openPage(await open(flash.replace("__Host-", ""))).byRole("status")).toEqual([]);
  expect(shown.headers.getSetCookie().join()).toMatch(/__Host-flash=;.*Max-Age=0/);
});

test("an https address makes cookies and connections secure", async () => {
  const fields = { intent: "sign-out" };
  const answer = await sendForm(fixture.site, "/admin", fields, { Origin: PUBLIC_URL });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=;.*Path=\/.*HttpOnly.*Secure/);
  expect(answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
});
