/** @module-tag slow */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import type { AnalyticsSummary } from "~/site/visits/analytics-summary.server";
import { ka } from "~/texts/ka";
import { startSite, type SiteProcess } from "../../browser/site";
import { sendRequest, json, sendForm, sendJson } from "../answer";
import { bringBack as restore, readyStatus, useRemoteDatabase } from "./remote-database";
import { openPage } from "../page";
import { bookingBody, bookingFields, postBooking, readBookings, signIn } from "../site-fixture";
import { openSocket } from "../sockets/staff-socket";

const BROWSER = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

const remote = useRemoteDatabase();
let site: SiteProcess;
let Cookie: string;

beforeAll(async () => {
  site = await startSite({ env: { DATABASE_URL: remote.url } });
  Cookie = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const ready = () => readyStatus(site);
const bringBack = () => restore(remote, site);

describe("while the database is unavailable", () => {
  beforeEach(async () => {
    await remote.proxy.close();
    return bringBack;
  });

  test("the process is healthy but not ready", async () => {
    expect(await ready()).toBe(503);
    const health = await sendRequest(site, "/healthz");
    expect([health.status, health.text]).toEqual([200, "ok"]);
  });

  test("a booking form preserves every value and says that it was not saved", async () => {
    const chosen = { addChildSeat: "on", "extra-gps": "2", secondDriver: "on", code: "SPRING" };
    const fields = {
      ...bookingFields({ name: "Kept Safe", notes: "line one\nline two" }),
      ...chosen,
    };
    const answer = await sendForm(site, "/", fields);
    expect(answer.status).toBe(503);
    const page = openPage(answer);
    expect(page.values("booking-request")).toMatchObject(fields);
    expect(page.byRole("alert")[0]).toMatch(
      /^Error Your request was not saved\. There was a problem submitting your booking\./,
    );
  });

  test.each([
    ["POST /api/booking", () => postBooking(site, bookingBody({ name: "Lost" }))],
    ["GET /api/cars", () => sendRequest(site, "/api/cars")],
    ["GET /api/cars/1", () => sendRequest(site, "/api/cars/1")],
    ["GET /api/bookings", () => sendRequest(site, "/api/bookings", { headers: { Cookie } })],
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
  ])("%s gets Retry-After", async (_, call) => {
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(json(answer)).toEqual({ error: expect.any(String) });
  });

  test("the home page works, others show an error", async () => {
    expect((await sendRequest(site, "/")).status).toBe(200);
    for (const path of ["/all-cars", `/?booked=${"A".repeat(22)}`]) {
      const answer = await sendRequest(site, path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(openPage(answer).textOf("main")).toContain(
        "Our bookings and cars are unavailable right now",
      );
    }
  });

  test("the desk offers a retry", async () => {
    const answer = await sendRequest(site, "/admin?tab=bookings", { headers: { Cookie } });
    expect(answer.status).toBe(503);
    expect(openPage(answer).byRole("alert")[0]).toMatch(/^Error loading bookings Try Again/);
    expect(openPage(answer).textOf("sections")).toContain("Today");
    const today = await sendRequest(site, "/admin/today", { headers: { Cookie } });
    expect(today.status).toBe(503);
    expect(openPage(today).byRole("alert")[0]).toMatch(/^Today could not be loaded Try Again/);
    const fields = { intent: "sign-in", username: "admin", password: "whatever" };
    expect((await sendForm(site, "/admin", fields)).status).toBe(503);
  });
});

test("the lines of the log about refused requests have no stack, which all would share", async () => {
  const from = site.output().length;
  await remote.proxy.close();
  await sendForm(site, "/", bookingFields({ name: "Refused" }));
  await sendRequest(site, "/api/cars/1");
  await expect.poll(() => site.output().slice(from)).toContain("a call failed");
  await bringBack();
  const lines = site.output().slice(from).split("\n");
  const refused = lines.filter((line) => /a booking could not be stored|a call failed/.test(line));
  expect(refused).toHaveLength(2);
  for (const line of refused) {
    expect(line).toContain('"reason":"Error: ');
    expect(line).not.toMatch(/"stack"|"err"/);
  }
});

describe("without a database", () => {
  beforeEach(async () => {
    await remote.proxy.close();
    return bringBack;
  });

  test.each([
    ["", "Error Loading Car Details", "try again or browse our other vehicles"],
    ["/ka", "მანქანის მონაცემები ვერ ჩაიტვირთა", ka.carDetail.errorMessage],
  ])(
    "the car's page %s/cars/4 says that it could not be loaded, with ways on",
    async (prefix, ...texts) => {
      const answer = await sendRequest(site, `${prefix}/cars/4`);
      expect(answer.status).toBe(503);
      for (const text of texts) expect(openPage(answer).textOf("main")).toContain(text);
      const main = /<main[^]*<\/main>/.exec(answer.text)![0];
      for (const path of [prefix || "/", `${prefix}/all-cars`])
        expect(main).toContain(`href="${path}"`);
    },
  );
});

test("a form sent again after recovery becomes a booking", async () => {
  const fields = bookingFields({ name: "Sent Again" });
  await remote.proxy.close();
  const values = openPage(await sendForm(site, "/", fields)).values("booking-request");
  await bringBack();
  expect((await sendForm(site, "/", values)).status).toBe(303);
  const names = (await readBookings(site, Cookie)).map((booking) => booking.name);
  expect(names.filter((name) => name === "Sent Again")).toHaveLength(1);
  expect(names).not.toContain("Lost");
});

test("serves a cached page during an outage, and a current one afterwards", async () => {
  const title = async (path: string) =>
    openPage(await sendRequest(site, path))
      .textOf("main")
      ?.slice(0, 200);
  const paths = ["/", "/all-cars?type=suv", "/cars/2"];
  const before = await Promise.all(paths.map(title));
  await remote.proxy.close();
  for (const [index, path] of paths.entries()) {
    const answer = await sendRequest(site, path);
    expect([path, answer.status, await title(path)]).toEqual([path, 200, before[index]]);
  }
  expect((await sendRequest(site, "/cars/3")).status).toBe(503);
  await bringBack();
  expect((await sendRequest(site, "/cars/3")).status).toBe(200);
});

test("staff sockets survive it and get later bookings", async () => {
  const staff = await openSocket(site, { Cookie });
  await remote.proxy.close();
  expect(await ready()).toBe(503);
  await bringBack();
  await postBooking(site, bookingBody({ name: "After The Break" }));
  const last = () => expect(staff.notices.at(-1)?.booking?.name).toBe("After The Break");
  await vi.waitFor(last, { ...SOON, interval: 20 });
  await staff.close();
});

test("visits are accepted, and counted after recovery", async () => {
  const visit = { page: "/faq", userAgent: BROWSER, timestamp: new Date().toISOString() };
  const track = async () => (await sendJson(site, "/api/track-visit", visit)).status;
  const views = async () => {
    const answer = await sendRequest(site, "/api/analytics", { headers: { Cookie } });
    const { topPages } = json<AnalyticsSummary>(answer);
    return topPages.find(({ page }) => page === "FAQ")?.views;
  };
  const counted = (count: number) =>
    vi.waitFor(async () => expect(await views()).toBe(count), { ...SOON, interval: 100 });
  expect(await track()).toBe(204);
  await counted(1);
  await remote.proxy.close();
  expect(await track()).toBe(204);
  await bringBack();
  await counted(2);
});

test("an outage removes only the availability of pages", async () => {
  const trip = "from=2030-06-10&to=2030-06-12";
  const paths = [`/?${trip}`, `/all-cars?${trip}`, `/cars/2?${trip}`];
  const mainOf = async (path: string) => {
    const answer = await sendRequest(site, path);
    return [answer.status, openPage(answer).textOf("main")] as const;
  };
  for (const path of paths) expect((await mainOf(path))[1]).toContain("Free on these days");
  await remote.proxy.close();
  for (const path of paths) {
    const [status, text] = await mainOf(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain("Honda Accord");
    expect(text).toMatch(/\$\d+ for 2 days/);
    expect(text).not.toMatch(/on these days/);
  }
  await bringBack();
  for (const path of paths) expect((await mainOf(path))[1]).toContain("Free on these days");
});
