import type { Page } from "@playwright/test";
import { openClonedSite } from "../cloned-site";
import { languages } from "../combinations";
import { expect, open, test } from "../fixtures";
import type { Site } from "../site";

/** Common widths of phones, in CSS pixels. */
const WIDTHS = [320, 340, 360, 375, 390];

for (const lang of languages("ka")) {
  test(`the header has one row on phones in ${lang}`, { tag: "@slow" }, async ({ page }) => {
    await open(page, "/faq", lang);
    await expectOneRow(page);
  });
}

test.describe("with a site name of several words, or one long one", () => {
  const sites: Site[] = [];

  test.afterAll(async () => {
    // Another test of the group may come to the same worker later.
    for (const site of sites.splice(0)) await site.stop();
  });

  for (const name of ["Kazbek Cars", "Transcaucasia", "Kazbek Mountain Car Rental"]) {
    test(`the header has one row on phones: ${name}`, { tag: "@slow" }, async ({ page }) => {
      const site = await openClonedSite({ SITE_NAME: name });
      sites.push(site);
      await open(page, `${site.url}/faq`, "ka");
      await expect(page.locator("header").getByText(name)).toBeVisible();
      await expectOneRow(page);
    });
  }
});

async function expectOneRow(page: Page) {
  const items = page.locator("header > div > *:visible");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const middles = await items.evaluateAll((all) =>
      all.map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return top + height / 2;
      }),
    );
    // A second row would be as far away as a button is high.
    expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(10);
    const pageWidth = await page.locator("html").evaluate((html) => html.scrollWidth);
    expect(pageWidth, `${width} px`).toBeLessThanOrEqual(width);
  }
}

test(
  "only one menu is open, and Escape or a press outside closes it",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/faq");
    const menus = page.locator("header details");
    const [language, pages] = [menus.first(), menus.last()];
    await language.locator("summary").click();
    await expect(language).toHaveAttribute("open");
    await pages.locator("summary").click();
    await expect(pages).toHaveAttribute("open");
    await expect(language).not.toHaveAttribute("open");
    await page.keyboard.press("Escape");
    await expect(pages).not.toHaveAttribute("open");
    await expect(pages.locator("summary")).toBeFocused();
    await pages.locator("summary").click();
    await page.getByRole("heading", { level: 1 }).click({ position: { x: 2, y: 2 } });
    await expect(pages).not.toHaveAttribute("open");
  },
);
