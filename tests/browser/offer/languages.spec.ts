import type { Page } from "@playwright/test";
import { expect, test, texts } from "../fixtures";
import { press, useFleetSite } from "./fleet-site";

const { enter, show } = useFleetSite();

// The browser reports the status of pages in a language that is not offered.
test.use({ expectedProblems: [/status of 404/] });

/** Returns what a page says of the other languages: its links for crawlers, and its switches. */
async function languagesOf(page: Page) {
  const alternates = await page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
  return { alternates, switches: await page.getByRole("button", { name: "ქართული" }).count() };
}

/** Returns whether the sitemap has a page in Georgian. */
async function sitemapHasGeorgian(page: Page) {
  const { origin } = new URL(page.url());
  return (await (await page.request.get(`${origin}/sitemap.xml`)).text()).includes("/ka/faq");
}

test(
  "staff stop offering Georgian, visitors have English alone, staff offer it again",
  { tag: "@slow" },
  async ({ page }) => {
    const { languages } = texts.en.settings;
    for (const isOffered of [false, true]) {
      await enter(page, "/admin/languages", "en", true);
      await page.getByRole("main").getByLabel("ქართული").setChecked(isOffered);
      await press(page, languages.save);
      await expect(page.getByRole("main").getByText(languages.saved)).toBeVisible();
      // The desk itself stays in all languages.
      await expect(page.getByRole("contentinfo").getByText("ქართული")).toBeVisible();
      await show(page, "/faq", "en", true);
      const { alternates, switches } = await languagesOf(page);
      expect(alternates).toEqual(["en", ...(isOffered ? ["ka"] : []), "x-default"]);
      expect(switches > 0).toBe(isOffered);
      expect(await sitemapHasGeorgian(page)).toBe(isOffered);
      const georgian = await show(page, "/faq", "ka", true);
      expect(georgian.status()).toBe(isOffered ? 200 : 404);
      await expect(page.locator("html")).toHaveAttribute("lang", isOffered ? "ka" : "en");
      // The visitor has chosen Georgian before.
      await page.goto(new URL("/", page.url()).href);
      await expect(page).toHaveURL(isOffered ? /\/ka$/ : /\d\/$/);
      await page.goto(new URL("/faq?lng=ka", page.url()).href);
      await expect(page.locator("html")).toHaveAttribute("lang", isOffered ? "ka" : "en");
    }
  },
);
