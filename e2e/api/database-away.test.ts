import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnalyticsSummary } from "~/analytics/visits/report/analytics-summary.server";
import { ka } from "~/i18n/locales/ka";
import { startSite, type Site } from "../site";
import { ask, json, sendForm, sendJson } from "./answer";
import { useFarDatabase } from "./far-database";
import { openPage } from "./page";
import { bookingBody, bookingFields, postBooking, readBookings, signIn } from "./site-fixture";
import { openSocket } from "./staff-socket";

const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

const far = useFarDatabase();
let site: Site;
let Cookie: string;

beforeAll(async () => {
  site = await startSite({ env: { DATABASE_URL: far.url } });
  Cookie = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

async function ready() {
  return (await ask(site, "/readyz")).status;
}

async function bringBack() {
  await far.line.repair();
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 5_000, interval: 50 });
}

describe("while the database is away", () => {
  beforeEach(async () => {
    await far.line.cut();
    return bringBack;
  });

  test("the process is well and not ready", async () => {
    expect(await ready()).toBe(503);
    const health = await ask(site, "/healthz");
    expect([health.status, health.text]).toEqual([200, "ok"]);
  });

  test("a booking form keeps every typed value and says that it was not saved", async () => {
    const fields = bookingFields({ name: "Kept Safe", notes: "line one\nline two" });
    const answer = await sendForm(site, "/", { ...fields, addChildSeat: "on" });
    expect(answer.status).toBe(503);
    const page = openPage(answer);
    expect(page.values("booking-request")).toMatchObject({ ...fields, addChildSeat: "on" });
    expect(page.byRole("alert")[0]).toMatch(
      /^Error Your booking was not saved\. There was a problem submitting your booking\./,
    );
  });

  test.each([
    ["POST /api/booking", () => postBooking(site, bookingBody({ name: "Lost" }))],
    ["GET /api/cars", () => ask(site, "/api/cars")],
    ["GET /api/cars/1", () => ask(site, "/api/cars/1")],
    ["GET /api/bookings", () => ask(site, "/api/bookings", { headers: { Cookie } })],
    [
      "PATCH a status",
      () =>
        sendJson(
          site,
          "/api/bookings/1/status",
          { status: "confirmed" },
          { method: "PATCH", headers: { Cookie } },
        ),
    ],
  ])("%s is answered with when to try again", async (_, call) => {
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(json(answer)).toEqual({ error: expect.any(String) });
  });

  test("the home page still stands, the others say what is wrong", async () => {
    expect((await ask(site, "/")).status).toBe(200);
    for (const path of ["/all-cars", `/?booked=${"A".repeat(22)}`]) {
      const answer = await ask(site, path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(openPage(answer).textOf("main")).toContain(
        "Our bookings and cars are unavailable right now",
      );
    }
  });

  test("the desk offers to try again", async () => {
    const answer = await ask(site, "/admin?tab=bookings", { headers: { Cookie } });
    expect(answer.status).toBe(503);
    expect(openPage(answer).byRole("alert")[0]).toMatch(/^Error loading bookings Try Again/);
    const fields = { intent: "sign-in", username: "admin", password: "whatever" };
    expect((await sendForm(site, "/admin", fields)).status).toBe(503);
  });
});

describe("without a database", () => {
  beforeEach(async () => {
    await far.line.cut();
    return bringBack;
  });

  test.each([
    ["en", "Error Loading Car Details", "try again or browse our other vehicles"],
    ["ka", "მანქანის მონაცემები ვერ ჩაიტვირთა", ka.carDetail.errorMessage],
  ])(
    "a car's page says in %s that it could not be loaded, with ways on",
    async (lang, ...texts) => {
      const answer = await ask(site, `/cars/4?lng=${lang}`);
      expect(answer.status).toBe(503);
      for (const text of texts) expect(openPage(answer).textOf("main")).toContain(text);
      const main = /<main[^]*<\/main>/.exec(answer.text)![0];
      for (const path of ["/", "/all-cars"]) expect(main).toContain(`href="${path}?lng=${lang}"`);
    },
  );
});

test("a form sent again when the database is back becomes a booking", async () => {
  const fields = bookingFields({ name: "Sent Again" });
  await far.line.cut();
  const kept = openPage(await sendForm(site, "/", fields)).values("booking-request");
  await bringBack();
  expect((await sendForm(site, "/", kept)).status).toBe(303);
  const names = (await readBookings(site, Cookie)).map((booking) => booking.name);
  expect(names.filter((name) => name === "Sent Again")).toHaveLength(1);
  expect(names).not.toContain("Lost");
});

test("a page that was kept is sent while the database is away, and right again after", async () => {
  const title = async (path: string) =>
    openPage(await ask(site, path))
      .textOf("main")
      ?.slice(0, 200);
  const paths = ["/", "/all-cars?type=suv", "/cars/2"];
  const before = await Promise.all(paths.map(title));
  await far.line.cut();
  for (const [index, path] of paths.entries()) {
    const answer = await ask(site, path);
    expect([path, answer.status, await title(path)]).toEqual([path, 200, before[index]]);
  }
  expect((await ask(site, "/cars/3")).status).toBe(503);
  await bringBack();
  expect((await ask(site, "/cars/3")).status).toBe(200);
});

test("staff sockets live through it and hear of what comes after", async () => {
  const staff = await openSocket(site, { Cookie });
  await far.line.cut();
  expect(await ready()).toBe(503);
  await bringBack();
  await postBooking(site, bookingBody({ name: "After The Break" }));
  const last = () => expect(staff.notices.at(-1)?.booking?.name).toBe("After The Break");
  await vi.waitFor(last, { timeout: 5_000, interval: 20 });
  await staff.close();
});

test("visits are taken all the same, and counted when it is back", async () => {
  const visit = { page: "/faq", userAgent: BROWSER, timestamp: new Date().toISOString() };
  const track = async () => (await sendJson(site, "/api/track-visit", visit)).status;
  const views = async () => {
    const answer = await ask(site, "/api/analytics", { headers: { Cookie } });
    const { topPages } = json<AnalyticsSummary>(answer);
    return topPages.find(({ page }) => page === "FAQ")?.views;
  };
  const counted = (count: number) =>
    vi.waitFor(async () => expect(await views()).toBe(count), { timeout: 8_000, interval: 100 });
  expect(await track()).toBe(204);
  await counted(1);
  await far.line.cut();
  expect(await track()).toBe(204);
  await bringBack();
  await counted(2);
});

test("a site whose database is away still ends with 0 in time", async () => {
  const other = await startSite({ env: { DATABASE_URL: far.url } });
  await far.line.cut();
  const started = performance.now();
  expect(await other.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  await bringBack();
});
