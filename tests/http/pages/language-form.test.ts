/** @module-tag slow */
import { expect, test } from "vitest";
import { sendForm, sendJson } from "../answer";
import { useSite } from "../site-fixture";

const fixture = useSite();

function choose(lng: string, to = "/") {
  return sendForm(fixture.site, "/language", { lng, to });
}

test.each([
  ["ka", "/all-cars?type=suv", "/ka/all-cars?type=suv"],
  ["ka", "/", "/ka"],
  ["ka", "/ka/faq", "/ka/faq"],
  ["ka", "/nothing/here", "/ka/nothing/here"],
  ["en", "/ka/all-cars?type=suv", "/all-cars?type=suv"],
  // Without it, `/` would lead back where cookies are off.
  ["en", "/ka", "/?lng=en"],
  ["en", "/ka?type=suv", "/?type=suv&lng=en"],
  // An older choice in the address does not override the new one.
  ["ka", "/faq?lng=en&x=1", "/ka/faq?x=1"],
  ["ka", "/admin/today?day=1", "/admin/today?day=1"],
  ["ka", `/bookings/${"A".repeat(22)}`, `/bookings/${"A".repeat(22)}?lng=ka`],
])("a choice of %s on %s leads to %s, and is saved in a cookie", async (lng, to, location) => {
  const answer = await choose(lng, to);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, location]);
  const [line] = answer.headers.getSetCookie();
  expect(line).toMatch(new RegExp(`^lng=${lng}; Path=/; Max-Age=31536000`));
});

test.each(["ru", "xx", "", "__proto__"])("language %j becomes English", async (lng) => {
  expect((await choose(lng)).headers.getSetCookie()[0]).toMatch(/^lng=en;/);
});

test.each([
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e%2e//evil.example",
  "javascript:alert(1)",
  "evil.example",
  "",
])("does not redirect to another site by %j", async (to) => {
  const location = (await choose("ka", to)).headers.get("Location")!;
  expect(new URL(location, fixture.site.url).origin).toBe(fixture.site.url);
  expect(location).toMatch(/^\/(?!\/)/);
});

test("prevents header injection", async () => {
  const answer = await choose("ka", "/x\r\nSet-Cookie: session=evil");
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(answer.headers.get("Location")).not.toMatch(/[\r\n]/);
});

test("rejects a body that is not a form", async () => {
  expect((await sendJson(fixture.site, "/language", { lng: "ka" })).status).toBe(415);
  const large = { lng: "ka", to: "x".repeat(70_000) };
  expect((await sendForm(fixture.site, "/language", large)).status).toBe(413);
});
