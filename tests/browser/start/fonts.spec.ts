import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openWeakNetwork } from "../offline/weak-network";

/** Returns the names of the fonts that the page has requested. */
const requestedFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => /(\w+)-[^/]*\.woff2$/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );

const cachedFonts = (page: Page) => page.evaluate(() => localStorage.getItem("cachedFonts"));

test(
  "on a slow line the web fonts are used from the second page on",
  { tag: "@slow" },
  async ({ page }) => {
    const line = await openWeakNetwork(process.env.SITE_URL!, {
      kbitPerSecond: 8_000,
      latencyMs: 400,
    });
    const body = page.locator("body");
    await page.addInitScript(() => {
      addEventListener("load", () => {
        const fonts = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".woff2"));
        document.documentElement.dataset.fontsAtLoad = String(fonts.length);
      });
    });
    await page.goto(`${line.url}/ka/faq`);
    await expect(page.locator("html")).toHaveAttribute("data-fonts-at-load", "0");
    await expect(body).not.toHaveCSS("font-family", /Mgzavri Sans"?,/);
    await expect.poll(() => cachedFonts(page)).toMatch(/georgian.*latin/);
    expect(await requestedFonts(page)).toEqual(["georgian", "latin"]);
    await page.goto(`${line.url}/ka/tbilisi`);
    await expect(body).toHaveCSS("font-family", /^"Mgzavri Sans",/);
    expect(await page.evaluate(() => document.fonts.check('1em "Mgzavri Sans"', "aა"))).toBe(true);
    await line.close();
  },
);

test(
  "React's start adds no fonts: they would lay out the whole page again",
  { tag: "@slow" },
  async ({ page }) => {
    const fonts = () => page.evaluate(() => document.fonts.size);
    await page.goto("/faq");
    const before = await fonts();
    await page.keyboard.press("Tab");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    const sheet = page.locator("link[rel=stylesheet]");
    await expect
      .poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null))
      .toBe(true);
    expect([before, await fonts()]).toEqual([5, 5]);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the fonts are preloaded", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/ka/faq");
    const preloads = page.locator("link[rel=preload][as=font]");
    await expect(preloads).toHaveCount(2);
    for (const link of await preloads.all()) {
      const response = await page.request.get((await link.getAttribute("href"))!);
      expect(response.headers()["content-type"]).toBe("font/woff2");
    }
  });
});
