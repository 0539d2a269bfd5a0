/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { openClone, openSite } from "../../browser/cloned-site";
import { json, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { bookingBody, postBooking } from "../site-fixture";
import { newVisitor, useVisitsSite, visitBody } from "./visits-fixture";

const { fixture, track, readSummary, viewsOf, settled, staff } = useVisitsSite();

describe("POST /api/track-visit", () => {
  test("counts a visit by its page, device and country", async () => {
    const before = await readSummary();
    const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari";
    const headers = newVisitor({ "CF-IPCountry": "AT" });
    const answer = await track({ page: "/cars/1", userAgent: iphone }, headers);
    expect([answer.status, answer.text]).toEqual([204, ""]);
    await settled();
    const after = await readSummary();
    expect(after.currentVisitors).toBe(before.currentVisitors + 2);
    expect(after.todayVisitors).toBe(before.todayVisitors + 2);
    expect(after.topPages).toContainEqual({ page: "Car Details", views: 1 });
    expect(after.topCountries).toContainEqual({ country: "Austria", visitors: 1 });
    expect(after.deviceBreakdown.mobile).toBeGreaterThan(0);
  });

  test("stores no token and no address", { tags: "slow" }, async () => {
    const secret = "A".repeat(22);
    await track({ page: `/bookings/${secret}?booked=${secret}` });
    await track({ page: `/?booked=${secret}` });
    await settled();
    const rows = await inDatabase(
      fixture.site,
      (sql) =>
        sql`select visitors::text as row from visitors union all select name from visit_days`,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/AAAA|10\.1\.0/);
  });

  test("accepts and does not count a robot", async () => {
    const before = await readSummary();
    const robot = { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)", page: "/faq" };
    expect((await track(robot)).status).toBe(204);
    await settled();
    expect((await readSummary()).todayVisitors).toBe(before.todayVisitors + 1);
    expect(await viewsOf("FAQ")).toBe(0);
  });

  test.each([
    ["no JSON", "page=/", "the body is not valid JSON"],
    ["a page of another site", visitBody({ page: "https://a.example/" }), "page must be a path"],
  ])("refuses %s", async (_, body, error) => {
    const options = { headers: newVisitor() };
    const answer = await sendJson(fixture.site, "/api/track-visit", body, options);
    expect(answer.status).toBe(400);
    expect(json(answer).error).toMatch(error);
  });

  test("rejects other methods", async () => {
    expect((await sendRequest(fixture.site, "/api/track-visit")).status).toBe(405);
    const put = { method: "PUT", headers: newVisitor() };
    expect((await sendJson(fixture.site, "/api/track-visit", visitBody(), put)).status).toBe(405);
  });
});

describe("documents are counted on the server", () => {
  const open = (path: string, headers: Record<string, string>) =>
    sendRequest(fixture.site, path, { headers: { Accept: "text/html", ...headers } });

  test("cached, rendered and not modified", async () => {
    const visitor = newVisitor();
    await settled();
    const before = await readSummary();
    const first = await open("/tbilisi", visitor);
    await open("/tbilisi", visitor);
    const tag = { "If-None-Match": first.headers.get("ETag")! };
    expect((await open("/tbilisi", { ...visitor, ...tag })).status).toBe(304);
    await open("/tbilisi", { ...visitor, Cookie: "flash=none" });
    await settled();
    expect(await viewsOf("Tbilisi")).toBe(4);
    expect((await readSummary()).todayVisitors).toBe(before.todayVisitors + 2);
  });

  test("but not a request by a script", async () => {
    await open("/batumi", newVisitor({ "Sec-Fetch-Dest": "empty" }));
    await settled();
    expect(await viewsOf("Batumi")).toBe(0);
  });
});

describe("GET /api/analytics", () => {
  test("is not cached, and only read", async () => {
    const answer = await sendRequest(fixture.site, "/api/analytics");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([401, "no-store"]);
    const post = await sendJson(fixture.site, "/api/analytics", {}, { headers: staff });
    expect(post.status).toBe(405);
  });

  test("has the specification's fields", async () => {
    await track();
    await postBooking(fixture.site, bookingBody({ name: "Converted" }));
    await settled();
    const count: unknown = expect.any(Number);
    const summary = await readSummary();
    expect(summary).toEqual({
      currentVisitors: count,
      todayVisitors: count,
      weeklyVisitors: count,
      averageSessionTime: expect.stringMatching(/^\d+:\d\d$/),
      topPages: expect.arrayContaining([{ page: "Home", views: count }]),
      deviceBreakdown: { mobile: count, desktop: count, tablet: count },
      topCountries: expect.arrayContaining([{ country: "Unknown", visitors: count }]),
      conversionRate: count,
    });
    expect(summary.conversionRate).toBeGreaterThan(0);
  });
});

test("the analytics tab is the first of the desk", async () => {
  for (const query of ["", "?tab=analytics", "?tab=nothing", "?days=1000"]) {
    const page = openPage(await sendRequest(fixture.site, `/admin${query}`, { headers: staff }));
    expect(page.textOf("main")).toContain("Average session time");
    expect(page.textOf("sections")).toContain("Bookings (");
  }
});

test("a stopping site stores its last visits", async () => {
  const { env, close } = await openClone();
  try {
    const first = await openSite(env);
    await sendJson(first, "/api/track-visit", visitBody());
    expect(await first.stop()).toBe(0);
    const [row] = await inDatabase(first, (sql) => sql`select count(*) from visitors`);
    expect(row).toEqual({ count: 1 });
  } finally {
    await close();
  }
});
