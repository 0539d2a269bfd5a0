import type { Page } from "@playwright/test";
import { expect, hydrated, test as base, texts } from "../fixtures";
import { startRecordingProxy } from "./recording-proxy";

type Recorder = Awaited<ReturnType<typeof startRecordingProxy>>;

const test = base.extend<{ recorder: Recorder }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern.
  recorder: async ({}, use) => {
    const recorder = await startRecordingProxy(process.env.SITE_URL!);
    await use(recorder);
    recorder.stop();
  },
  baseURL: async ({ recorder }, use) => use(recorder.url),
});

const RULES = "/speculation-rules.json";

/** Opens a page without touching it. */
async function openUntouched(page: Page, recorder: Recorder, path: string) {
  await page.goto(path);
  await expect.poll(() => recorder.of(RULES)).toHaveLength(1);
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();
const { nav } = texts.en.site;

const deliveryType = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as PerformanceResourceTiming & { deliveryType: string }).deliveryType;
  });

test(
  "a link is prefetched on hover, and shown without another request",
  { tag: "@slow" },
  async ({ page, recorder }) => {
    await openUntouched(page, recorder, "/faq");
    await link(page, nav.blog).hover();
    await expect.poll(() => recorder.of("/blog")).toEqual([true]);
    expect(recorder.visits()).toEqual([]);
    await link(page, nav.blog).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await deliveryType(page)).toBe("navigational-prefetch");
    await expect.poll(recorder.visits).toEqual(["/blog"]);
    // The next page is not prefetched again; nor is the visit reported once React has started.
    await hydrated(page);
    expect([recorder.of("/blog"), recorder.visits()]).toEqual([[true], ["/blog"]]);
  },
);

test(
  "a car is fetched at the press, not on hover",
  { tag: "@slow" },
  async ({ page, recorder }) => {
    await openUntouched(page, recorder, "/all-cars");
    const car = page.getByRole("link", { name: "Toyota RAV4", exact: true });
    await car.hover();
    await link(page, nav.blog).hover();
    await expect.poll(() => recorder.of("/blog")).toEqual([true]);
    expect(recorder.of("/cars/1")).toEqual([]);
    await car.click();
    await expect(page).toHaveURL(/\/cars\/1$/);
    await expect.poll(() => deliveryType(page)).toBe("navigational-prefetch");
    await expect.poll(recorder.visits).toEqual(["/cars/1"]);
    expect(recorder.of("/cars/1")).toEqual([true]);
  },
);

const NEVER = [
  "/bookings/AAAAAAAAAAAAAAAAAAAAAA",
  "/bookings/AAAAAAAAAAAAAAAAAAAAAA/calendar.ics",
  "/?booked=AAAAAAAAAAAAAAAAAAAAAA",
  "/decide/AAAAAAAAAAAAAAAAAAAAAA",
  "/feeds/AAAAAAAAAAAAAAAAAAAAAA.ics",
  "/bookings",
  "/admin",
  "/api/cars",
  "/sitemap.xml",
  "/language",
  "/cars/1?from=2030-06-10&to=2030-06-12",
  "/cars/1?month=2030-06",
  "/all-cars?type=suv&from=2030-06-10&to=2030-06-12",
];

test(
  "links with tokens or dates, to the desk, and downloads are never prefetched",
  { tag: "@slow" },
  async ({ page, recorder }) => {
    await openUntouched(page, recorder, "/faq");
    const links = [
      ...NEVER.map((href) => ({ href })),
      { href: "/ka/terms", download: "" },
      { href: "/ka/privacy-policy", target: "_blank" },
      { href: "/blog?guide=batumi", id: "control" },
    ];
    await page.evaluate((added) => {
      const bar = document.createElement("nav");
      for (const [index, attributes] of added.entries()) {
        const anchor = document.createElement("a");
        for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
        anchor.textContent = `link ${index} `;
        // The link shall be pressed, not followed.
        anchor.addEventListener("click", (event) => event.preventDefault());
        bar.append(anchor);
      }
      document.body.prepend(bar);
    }, links);
    for (const anchor of await page.locator("body > nav a").all()) await anchor.hover();
    await expect.poll(() => recorder.of("/blog?guide=batumi")).toEqual([true]);
    const before = recorder.recorded.filter(({ isPrefetch }) => isPrefetch);
    expect(before.map(({ path }) => path)).toEqual(["/blog?guide=batumi"]);
    for (const anchor of await page.locator("body > nav a:not(#control)").all()) {
      await anchor.hover();
      await page.mouse.down();
      await page.mouse.up();
    }
    // The last prefetch would not have overtaken them.
    await page.goto("/guides");
    const { length } = recorder.recorded.filter(({ isPrefetch }) => isPrefetch);
    expect(length).toBe(before.length);
  },
);

test("the router's links are not prefetched", { tag: "@slow" }, async ({ page, recorder }) => {
  await openUntouched(page, recorder, "/faq");
  await hydrated(page);
  await link(page, nav.blog).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(recorder.of("/blog")).toEqual([]);
  await expect.poll(recorder.visits).toEqual(["/blog"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "nothing is prefetched: the visit would not be counted",
    { tag: "@slow" },
    async ({ page, recorder }) => {
      await openUntouched(page, recorder, "/faq");
      await link(page, nav.blog).click();
      await expect(page).toHaveURL(/\/blog$/);
      expect(recorder.of("/blog")).toEqual([false]);
    },
  );
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "a prefetched page is requested once and counted once",
    { tag: "@slow" },
    async ({ page, recorder }) => {
      await page.goto("/faq");
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.goto("/guides");
      const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
      await expect.poll(isControlled).toBe(true);
      await link(page, nav.blog).hover();
      await expect.poll(() => recorder.of("/blog")).toEqual([true]);
      await link(page, nav.blog).click();
      await expect(page).toHaveURL(/\/blog$/);
      expect(await deliveryType(page)).toBe("navigational-prefetch");
      await expect.poll(recorder.visits).toEqual(["/blog"]);
      expect(recorder.of("/blog")).toEqual([true]);
    },
  );
});
