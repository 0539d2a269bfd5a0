/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { sendRequest } from "../answer";
import { bookingFields, signIn } from "../site-fixture";
import { newVisitor, useVisitsSite } from "./visits-fixture";

const { fixture, track, viewsOf, settled } = useVisitsSite();

const PREFETCHES: Record<string, string>[] = [
  { "Sec-Purpose": "prefetch" },
  { "Sec-Purpose": "prefetch;prerender" },
  { Purpose: "prefetch" },
  { "X-Moz": "prefetch" },
];

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(fixture.site, path, { headers });

describe.each(PREFETCHES)("a prefetch with %o", (purpose) => {
  test("of a public page gets it, and sets no cookie", async () => {
    for (const path of ["/", "/all-cars", "/cars/1", "/ka/faq", "/blog?guide=kazbegi"]) {
      const { status, headers } = await get(path, purpose);
      expect([path, status, headers.getSetCookie()]).toEqual([path, 200, []]);
    }
  });

  test("of an address with a token, or at the desk, is refused", async () => {
    const paths = ["/admin", "/admin/today", "/bookings/x", "/?booked=x", "/decide/x", "/feeds/x"];
    for (const path of paths) {
      const answer = await get(path, { ...purpose, Cookie: "session=unknown" });
      expect([path, answer.status, answer.text]).toEqual([path, 503, "not prefetched\n"]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test("changes nothing", async () => {
    const booked = await sendRequest(fixture.site, "/", {
      method: "POST",
      headers: purpose,
      body: new URLSearchParams(bookingFields({ name: "Never Booked" })),
    });
    const language = await sendRequest(fixture.site, "/language", {
      method: "POST",
      headers: purpose,
      body: new URLSearchParams({ lng: "ka", to: "/" }),
    });
    expect([booked.status, language.status]).toEqual([503, 503]);
    const Cookie = await signIn(fixture.site);
    expect((await get("/api/bookings", { Cookie })).text).not.toContain("Never Booked");
  });

  test("counts no visit, nor does a report from the page", async () => {
    const before = await viewsOf("FAQ");
    await get("/faq", newVisitor(purpose));
    await track({ page: "/faq" }, newVisitor(purpose));
    await settled();
    expect(await viewsOf("FAQ")).toBe(before);
  });
});

test("the report of a prefetched page that is shown counts its visit", async () => {
  const before = await viewsOf("FAQ");
  const visitor = newVisitor();
  await get("/faq", { ...visitor, "Sec-Purpose": "prefetch" });
  await track({ page: "/faq" }, visitor);
  await settled();
  expect(await viewsOf("FAQ")).toBe(before + 1);
});

test("public pages name the speculation rules, others do not", async () => {
  const rulesOf = async (path: string) => (await get(path)).headers.get("Speculation-Rules");
  for (const path of ["/", "/all-cars", "/cars/1", "/faq", "/tbilisi", "/guides"]) {
    expect([path, await rulesOf(path)]).toEqual([path, '"/speculation-rules.json"']);
  }
  for (const path of ["/admin", "/bookings/x", "/bookings", "/api/cars", "/no-such-page"]) {
    expect([path, await rulesOf(path)]).toEqual([path, null]);
  }
});

test("the rules are JSON of their own type, and cacheable", async () => {
  const { status, headers, text } = await get("/speculation-rules.json");
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
    200,
    "application/speculationrules+json",
    "public, max-age=86400",
  ]);
  expect(Object.keys(JSON.parse(text) as object)).toEqual(["prefetch"]);
});

test("a page is the same prefetched and not", async () => {
  const prefetched = await get("/ka/faq", { "Sec-Purpose": "prefetch" });
  const shown = await get("/ka/faq", { Cookie: "lng=en" });
  for (const answer of [prefetched, shown]) {
    expect(answer.headers.get("Cache-Control")).toBe("public, no-cache");
    expect(answer.headers.get("ETag")).toBe(shown.headers.get("ETag"));
  }
});
