import { beforeAll, expect, test, vi } from "vitest";
import { sendForm, sendJson, sendRequest } from "../answer";
import { bookingBody } from "../booking/booking-body";
import { openPage } from "../page";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const open = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(fixture.site, path, { headers: { Cookie, "Accept-Language": "en", ...headers } });

test("the page shows sign-ins, refusals and downloads, and no address", async () => {
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
    { timeout: 10_000, interval: 200 },
  );
  const staff = openPage(await open("/admin/security?only=staff")).textOf("main");
  expect(staff).toContain("Sign-in: done");
  expect(staff).not.toMatch(/Request refused|wrong password/);
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
    password: "correct horse battery",
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
