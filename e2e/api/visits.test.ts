import { beforeAll, describe, expect, test, vi } from "vitest";
import type { AnalyticsSummary } from "~/analytics/visits/report/analytics-summary.server";
import { openClone } from "../cloned-site";
import { startSite } from "../site";
import { ask, json, sendJson } from "./answer";
import { openPage } from "./page";
import { bookingBody, postBooking, signIn, useSite } from "./site-fixture";
import { inDatabase } from "./site-database";

// Each test has visitors with their own addresses, as a proxy sends them.
const fixture = useSite({ TRUST_PROXY: "1" });
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

let visitors = 0;

/** The headers of a new visitor. */
function newVisitor(headers: Record<string, string> = {}) {
  visitors += 1;
  return { "X-Forwarded-For": `10.1.0.${visitors}`, "User-Agent": BROWSER, ...headers };
}

function visitBody(changes: Record<string, unknown> = {}) {
  return { page: "/", userAgent: BROWSER, timestamp: new Date().toISOString(), ...changes };
}

function track(changes: Record<string, unknown> = {}, headers = newVisitor()) {
  return sendJson(fixture.site, "/api/track-visit", visitBody(changes), { headers });
}

async function readSummary() {
  const answer = await ask(fixture.site, "/api/analytics", { headers: { Cookie } });
  expect(answer.status).toBe(200);
  return json<AnalyticsSummary>(answer);
}

async function viewsOf(page: string) {
  const { topPages } = await readSummary();
  return topPages.find((one) => one.page === page)?.views ?? 0;
}

/** Waits until earlier visits are stored: until a later one is counted. */
async function settled() {
  const before = await viewsOf("Zoom Examples");
  await track({ page: "/zoom-examples" });
  await vi.waitFor(async () => expect(await viewsOf("Zoom Examples")).toBe(before + 1), 5_000);
}

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

  test("stores no token and no address", async () => {
    const secret = "A".repeat(22);
    await track({ page: `/bookings/${secret}?booked=${secret}` });
    await track({ page: `/?booked=${secret}` });
    await settled();
    const kept = await inDatabase(
      fixture.site,
      (sql) => sql`select visits::text as row from visits union all select name from visit_days`,
    );
    expect(kept.length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toMatch(/AAAA|10\.1\.0/);
  });

  test.each([
    ["a robot", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)", page: "/faq" }],
    ["the desk", { page: "/admin?tab=bookings" }],
  ])("accepts and does not count %s", async (_, changes) => {
    const before = await readSummary();
    expect((await track(changes)).status).toBe(204);
    await settled();
    expect((await readSummary()).todayVisitors).toBe(before.todayVisitors + 1);
    expect(await viewsOf("FAQ")).toBe(0);
  });
});

describe("POST /api/track-visit with an invalid request:", () => {
  test.each([
    ["no JSON", "page=/", "the body is no valid JSON"],
    ["no object", "[]", "the body must be a JSON object"],
    ["no page", visitBody({ page: undefined }), "page must be a path"],
    ["a page of another site", visitBody({ page: "https://a.example/" }), "page must be a path"],
    ["a page without end", visitBody({ page: `/${"a".repeat(2000)}` }), "page must be a path"],
    ["a page that is a number", visitBody({ page: 1 }), "page must be a path"],
    ["no user agent", visitBody({ userAgent: " " }), "userAgent must be"],
    ["no time", visitBody({ timestamp: undefined }), "timestamp must be"],
    ["a time that is none", visitBody({ timestamp: "yesterday" }), "timestamp must be"],
    ["a day that is none", visitBody({ timestamp: "2026-13-01T00:00:00Z" }), "timestamp must be"],
  ])("%s is refused", async (_, body, error) => {
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
    expect((await ask(fixture.site, "/api/track-visit")).status).toBe(405);
    const put = { method: "PUT", headers: newVisitor() };
    expect((await sendJson(fixture.site, "/api/track-visit", visitBody(), put)).status).toBe(405);
  });
});

describe("documents are counted on the server", () => {
  const open = (path: string, headers: Record<string, string>) =>
    ask(fixture.site, path, { headers: { Accept: "text/html", ...headers } });

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

  test("counts an unknown address as Other", async () => {
    const before = await viewsOf("Other");
    await open("/wp-login.php", newVisitor());
    await settled();
    expect(await viewsOf("Other")).toBe(before + 1);
  });
});

describe("GET /api/analytics", () => {
  test("requires staff, is not cached, and only read", async () => {
    const answer = await ask(fixture.site, "/api/analytics");
    expect([answer.status, json(answer)]).toEqual([401, { error: "sign in first" }]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const post = await sendJson(fixture.site, "/api/analytics", {}, { headers: { Cookie } });
    expect(post.status).toBe(405);
  });

  test("has the specification's fields", async () => {
    await track();
    await postBooking(fixture.site, bookingBody({ name: "Converted" }));
    await settled();
    expect(await readSummary()).toEqual({
      currentVisitors: expect.any(Number),
      todayVisitors: expect.any(Number),
      weeklyVisitors: expect.any(Number),
      averageSessionTime: expect.stringMatching(/^\d+:\d\d$/),
      topPages: expect.arrayContaining([{ page: "Home", views: expect.any(Number) }]),
      deviceBreakdown: {
        mobile: expect.any(Number),
        desktop: expect.any(Number),
        tablet: expect.any(Number),
      },
      topCountries: expect.arrayContaining([{ country: "Unknown", visitors: expect.any(Number) }]),
      conversionRate: expect.any(Number),
    });
    expect((await readSummary()).conversionRate).toBeGreaterThan(0);
  });
});

describe("the analytics tab", () => {
  const openTab = (query: string, headers: Record<string, string> = { Cookie }) =>
    ask(fixture.site, `/admin${query}`, { headers });

  test("is the first of the desk, with its periods", async () => {
    for (const query of ["", "?tab=analytics", "?tab=nothing", "?days=1000"]) {
      const main = openPage(await openTab(query)).textOf("main")!;
      expect(main).toContain("Average session time");
      expect(main).toContain("Bookings (");
    }
    const rows = async (days: number) =>
      (await openTab(`?days=${days}`)).text.match(/<th[^>]* scope="row"/g)!.length;
    expect((await rows(90)) - (await rows(30))).toBe(60);
  });

  test("requires staff", async () => {
    const answer = await openTab("?tab=analytics", {});
    expect(answer.text).toContain('name="password"');
    expect(answer.text).not.toContain("Average session time");
  });
});

test("a stopping site stores queued visits", async () => {
  const { DATABASE_URL, close } = await openClone();
  const env = { DATABASE_URL };
  try {
    const first = await startSite({ env });
    await sendJson(first, "/api/track-visit", visitBody());
    expect(await first.stop()).toBe(0);
    const second = await startSite({ env });
    const [row] = await inDatabase(second, (sql) => sql`select count(*) from visits`);
    expect(row).toEqual({ count: 1 });
    await second.stop();
  } finally {
    await close();
  }
});
