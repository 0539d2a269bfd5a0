import type { Page } from "@playwright/test";
import { expect, hydrated, cachedAddresses, see, test, texts } from "./fixtures";

const { offline, fleet } = texts.en;
const GUIDE = "/guides/georgian-mountain-roads-tips";
const PHONE = 'a[href="tel:+995555000000"]';

/** Resolves with the date of a page's copy. */
function cachedAt(page: Page, path: string): Promise<string | null> {
  return page.evaluate(async (address) => {
    const name = (await caches.keys()).find((one) => one.endsWith("-pages"))!;
    const copy = await (await caches.open(name)).match(address);
    return copy?.headers.get("Date") ?? null;
  }, path);
}

const copyBar = (page: Page) => page.getByText("This page is a copy from");

async function expectPictures(page: Page, selector: string) {
  const widths = page
    .locator(selector)
    .evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).naturalWidth));
  for (const width of await widths) expect(width).toBeGreaterThan(0);
}

test(
  "visited pages are readable offline, others show the offline page",
  { tag: "@slow" },
  async ({ page, context }) => {
    await see(page, "/all-cars");
    const cars = await page.locator("article h3").allTextContents();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: texts.en.site.nav.guides })
      .click();
    await expect.poll(() => cachedAddresses(page)).toContain("/guides");
    await see(page, GUIDE);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await context.setOffline(true);

    await page.goto("/all-cars?utm_source=letter");
    await hydrated(page);
    await expect(page.locator("article h3")).toHaveText(cars);
    await expectPictures(page, "article img[loading=eager]");
    await expect(copyBar(page)).toHaveText(/copy from \d+ \w+ \d{4}, \d\d:\d\d/);
    await page.goto(GUIDE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goto("/guides");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.en.guides.title);

    for (const unseen of ["/cars/3", "/admin", "/nothing-here"]) {
      await page.goto(unseen);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(offline.page.title);
      await expect(page.locator(PHONE)).toBeVisible();
      await expectPictures(page, "img");
    }
    await page.getByRole("link", { name: offline.page.cars }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(fleet.allTitle);
  },
);

test(
  "the first visit loads less than 400 KB for offline use",
  { tag: "@slow" },
  async ({ page, network }) => {
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const shell = await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.endsWith("-shell"))!;
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => new URL(url).pathname);
    });
    expect(shell).toEqual(
      expect.arrayContaining([
        "/offline",
        "/pictures/states/offline.svg",
        expect.stringMatching(/latin-.*\.woff2$/),
      ]),
    );
    const sizes = ["/sw.js", ...shell].map((path) => network.bytes.get(path)!);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400 * 1024);
  },
);

test(
  "an offline click shows the cached page or the offline page",
  { tag: "@slow" },
  async ({ page, network }) => {
    await see(page, "/");
    await see(page, "/guides");
    await see(page, "/all-cars");
    network.isOffline = true;
    const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
    const heading = page.getByRole("heading", { level: 1 });
    await link(texts.en.site.nav.guides).click();
    await expect(heading).toHaveText(texts.en.guides.title);
    await expect(copyBar(page)).toBeVisible();
    await hydrated(page);
    const unseen = page.getByRole("main").getByRole("link").first();
    const address = await unseen.getAttribute("href");
    await unseen.click();
    // Neither the data nor the script of this page was ever fetched.
    await expect(heading).toHaveText(offline.page.title);
    await expect(page.getByRole("main").locator(PHONE)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
    await page.waitForLoadState();
    // The home page with another car has the copy of the plain one.
    await page.goto("/?vehicle=Mazda+3#booking");
    await expect(page).toHaveURL(/\/#booking$/);
    await expect(page.locator("#booking-form")).toBeVisible();
  },
);

test("a click shows the copy on a line that hangs", { tag: "@slow" }, async ({ page, network }) => {
  await see(page, "/faq");
  await see(page, "/guides");
  network.held = /^\/faq/;
  await page.getByRole("contentinfo").getByRole("link", { name: texts.en.site.nav.faq }).click();
  await expect(copyBar(page)).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
});

test(
  "shows the copy after three seconds, and caches the late response",
  { tag: "@slow" },
  async ({ page, network }) => {
    await see(page, "/faq");
    network.held = /^\/faq/;
    await page.goto("/faq");
    await hydrated(page);
    await expect(copyBar(page)).toBeVisible();
    const before = await cachedAt(page, "/faq");
    network.release();
    await expect.poll(() => cachedAt(page, "/faq")).not.toBe(before);
    await page.reload();
    await hydrated(page);
    await expect(copyBar(page)).toBeHidden();
  },
);

test(
  "caches nothing of a booking, the desk or an API, and ignores invalid messages",
  { tag: "@slow" },
  async ({ page }) => {
    await see(page, "/all-cars");
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        await cache.put("/all-cars", new Response("{", { status: 200 }));
        await cache.put("/assets/garbage.js", new Response("]"));
      }
    });
    for (const path of ["/bookings/abc", "/?booked=abc", "/admin", "/ga-test", "/api/cars"]) {
      await page.goto(path);
    }
    await page.goto("/all-cars");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(fleet.allTitle);
    await expect.poll(() => cachedAt(page, "/all-cars")).toMatch(/GMT$/);
    const cached = (await cachedAddresses(page)).filter((path) => !path.startsWith("/assets/"));
    expect(cached.filter((path) => /booking|booked|admin|ga-test|api/.test(path))).toEqual([]);
  },
);

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test(
    "an offline click shows a message with a phone number and a retry",
    { tag: "@slow" },
    async ({ page, network }) => {
      await page.goto("/all-cars");
      await hydrated(page);
      network.isOffline = true;
      await page.getByRole("combobox").first().selectOption("sedan");
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(offline.noAnswer.title);
      await expect(page.getByRole("main").locator(PHONE)).toBeVisible();
      network.isOffline = false;
      await page.getByRole("link", { name: offline.noAnswer.again }).click();
      await expect(heading).toHaveText(fleet.allTitle);
      await expect(page).toHaveURL(/type=sedan/);
    },
  );
});
