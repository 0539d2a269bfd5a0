import { expect, test } from "vitest";
import { sendForm, sendJson } from "./answer";
import { countRows } from "./site-database";
import { bookingBody, bookingFields, useSite } from "./site-fixture";
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
  expect(await handshake(fixture.site, "/ws", { Origin: PUBLIC_URL })).toBe(101);
});

test("an https address makes cookies and connections secure", async () => {
  const fields = { intent: "sign-out" };
  const answer = await sendForm(fixture.site, "/admin", fields, { Origin: PUBLIC_URL });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^session=;.*HttpOnly.*Secure/);
  expect(answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
});
