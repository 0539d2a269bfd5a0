import { expect, test } from "vitest";
import { sendForm, sendJson, sendRequest } from "./answer";
import { countRows } from "./site-database";
import { bookingBody, bookingFields, signIn, useSite } from "./site-fixture";
import { handshake } from "./staff-socket";

const PUBLIC_URL = "https://mgzavri.example";
const fixture = useSite({ PUBLIC_URL, TRUST_PROXY: "1" });

test("with a public address, only its pages can change data", async () => {
  const own = { Origin: PUBLIC_URL };
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

test("a session from before the prefix of its cookie goes on, and the new name comes first", async () => {
  const Cookie = await signIn(fixture.site);
  expect(Cookie).toMatch(/^__Host-session=/);
  const [, token = ""] = Cookie.split("=");
  const open = async (sent: string) =>
    (await sendRequest(fixture.site, "/api/bookings", { headers: { Cookie: sent } })).status;
  expect(await open(Cookie)).toBe(200);
  expect(await open(`session=${token}`)).toBe(200);
  expect(await open(`session=planted; ${Cookie}`)).toBe(200);
  expect(await open(`session=${token}; __Host-session=planted`)).toBe(401);
});

test("every cookie is secure then", async () => {
  const chosen = await sendRequest(fixture.site, "/faq?lng=ka");
  expect(chosen.headers.getSetCookie()).toEqual([expect.stringMatching(/^lng=ka;.*Secure$/)]);
  const off = await sendForm(
    fixture.site,
    "/privacy-policy",
    { analytics: "off" },
    { Origin: PUBLIC_URL },
  );
  expect(off.headers.getSetCookie()).toEqual([expect.stringMatching(/^analytics=off;.*Secure$/)]);
});

test("an https address makes cookies and connections secure", async () => {
  const fields = { intent: "sign-out" };
  const answer = await sendForm(fixture.site, "/admin", fields, { Origin: PUBLIC_URL });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=;.*Path=\/.*HttpOnly.*Secure/);
  expect(answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
});
