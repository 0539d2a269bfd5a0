/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { json, sendJson, sendRequest } from "../answer";
import { inDatabase } from "../site-database";
import { newVisitor, useVisitsSite, visitBody } from "./visits-fixture";

const { fixture, track, readSummary, viewsOf, settled } = useVisitsSite();

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

  test("limits the rate of one address, with Retry-After", async () => {
    const headers = newVisitor();
    const answers = await Promise.all(Array.from({ length: 120 }, () => track({}, headers)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(Number(refused[0]!.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await track()).status).toBe(204);
  });

  test("rejects other sites and other methods", async () => {
    const foreign = { headers: { ...newVisitor(), Origin: "https://evil.example" } };
    const answer = await sendJson(fixture.site, "/api/track-visit", visitBody(), foreign);
    expect(answer.status).toBe(403);
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

  test.each([
    ["robots", { "User-Agent": "curl/8.5.0" }],
    ["requests by scripts", { "Sec-Fetch-Dest": "empty" }],
  ])("except %s", async (_, headers) => {
    await open("/batumi", newVisitor(headers as unknown as Record<string, string>));
    await settled();
    expect(await viewsOf("Batumi")).toBe(0);
  });

  test("counts an unknown address as Other", { tags: "slow" }, async () => {
    const before = await viewsOf("Other");
    await open("/wp-login.php", newVisitor());
    await settled();
    expect(await viewsOf("Other")).toBe(before + 1);
  });
});
