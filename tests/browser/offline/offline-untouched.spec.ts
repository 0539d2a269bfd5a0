import type { Page } from "@playwright/test";
import { cachedAddresses, expect, test, texts } from "./fixtures";

const KB = 1024;

/** The bytes allowed beside the page itself: the worker, and the offline page with its resources. */
const BUDGET = 30 * KB;

const ready = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

test(
  "an untouched page registers the worker, which loads the offline page alone",
  { tag: "@slow" },
  async ({ page, network }) => {
    await page.goto("/faq");
    const loaded = new Set(network.bytes.keys());
    await ready(page);
    await expect.poll(() => cachedAddresses(page)).toContain("/faq");
    const responses = [...network.bytes];
    // If the page took long to respond, it caches its fonts itself once it has loaded.
    const own = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    const later = responses.filter(([path]) => !loaded.has(path) && !own.includes(path));
    const paths = later.map(([path]) => path);
    expect(paths).toEqual(expect.arrayContaining(["/sw.js", "/offline"]));
    expect(paths.filter((path) => path.endsWith(".js"))).toEqual(["/sw.js"]);
    expect(later.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  },
);

test(
  "an untouched page is readable offline, as a copy, also without its scripts",
  { tag: "@slow" },
  async ({ page, network }) => {
    await page.goto("/faq");
    await ready(page);
    await expect.poll(() => cachedAddresses(page)).toContain("/faq");
    network.isOffline = true;
    await page.goto("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("This page is a copy from")).toHaveText(
      /copy from \d+ \w+ \d{4}, \d\d:\d\d\./,
    );
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: texts.en.site.nav.guides })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.en.offline.page.title);
  },
);

test(
  "with Save-Data an untouched page registers no worker",
  { tag: "@slow" },
  async ({ page, network }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto("/faq", { waitUntil: "networkidle" });
    const count = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await count()).toBe(0);
    expect([...network.bytes.keys()]).not.toContain("/sw.js");
  },
);
