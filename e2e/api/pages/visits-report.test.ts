/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { openClone, openSite } from "../../cloned-site";
import { json, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { bookingBody, postBooking } from "../site-fixture";
import { useVisitsSite, visitBody } from "./visits-fixture";

const { fixture, track, readSummary, settled, staff } = useVisitsSite();

describe("GET /api/analytics", () => {
  test("requires staff, is not cached, and only read", async () => {
    const answer = await sendRequest(fixture.site, "/api/analytics");
    expect([answer.status, json(answer)]).toEqual([401, { error: "sign in first" }]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const post = await sendJson(fixture.site, "/api/analytics", {}, { headers: staff });
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
