import type { Page } from "@playwright/test";
import { sample } from "../combinations";
import { bookingNumber, expect, fillBooking, hydrated, newVisitor, test, texts } from "../fixtures";

const SCRIPTS = "**/assets/*.js";

const root = (page: Page) => page.locator("html");
const picture = (page: Page) => page.locator("#gallery figure").first().getByRole("img");
const PICTURE_FILE = /\/pictures\/.*\.(svg|jpg|webp)$/;

// The browser's console reports failed requests, and the status of an invalid form.
test.use({ expectedProblems: [/ERR_|Failed to fetch|status of (404|422)/] });

for (const [name, failing] of sample([
  ["at its entry", /\/assets\/entry\.client-.*\.js$/],
  ["at the first script", /\/assets\/(manifest|root)-.*\.js$/],
  ["at the texts", /\/assets\/texts-.*-public-.*\.js$/],
] as const)) {
  test(`a start interrupted ${name} leaves plain HTML`, { tag: "@slow" }, async ({ page }) => {
    await page.route(failing, (route) => route.abort());
    await page.goto("/cars/1");
    await picture(page).click();
    await expect(page).toHaveURL(PICTURE_FILE);
    await page.goto("/");
    await page.getByRole("button", { name: texts.en.booking.submit }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.locator("header").getByRole("link", { name: texts.en.site.nav.blog }).click();
    await expect(page).toHaveURL(/\/blog/);
    await expect(root(page)).not.toHaveAttribute("data-hydrated");
  });
}

test(
  "a page touched offline starts when the network is back",
  { tag: "@slow" },
  async ({ page, context }) => {
    const { name } = newVisitor();
    await page.goto("/", { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.locator("[name=name]").fill(name);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
    await context.setOffline(false);
    await expect(root(page)).toHaveAttribute("data-hydrated");
    await expect(page.locator("[name=name]")).toHaveValue(name);
  },
);

test.describe("a page of a version that is gone", () => {
  const gone = (page: Page) => page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));

  test("goes on as plain HTML until the next page", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/all-cars");
    await gone(page);
    const failed = page.waitForResponse((response) => response.status() === 404);
    await page.locator("#filter-type").selectOption("sedan");
    await page.getByRole("button", { name: texts.en.fleet.filters.apply }).click();
    await failed;
    await expect(page).toHaveURL(/type=sedan/);
    await page.unroute(SCRIPTS);
    await page.getByRole("link", { name: texts.en.fleet.card.details }).first().click();
    await expect(page).toHaveURL(/\/cars\/\d+/);
    await hydrated(page);
  });

  test(
    "books by plain HTML, while another tab runs the new version",
    { tag: "@slow" },
    async ({ page, context }) => {
      const visitor = newVisitor();
      await page.goto("/?vehicle=Mazda+3");
      await gone(page);
      const newer = await context.newPage();
      await newer.goto("/?vehicle=Mazda+3");
      await newer.locator("[name=notes]").fill("a draft of the new version");
      await hydrated(newer);
      await fillBooking(page, visitor);
      await page.getByRole("button", { name: texts.en.booking.submit }).click();
      expect(Number(await bookingNumber(page))).toBeGreaterThan(0);
      await expect(root(page)).not.toHaveAttribute("data-hydrated");
      await newer.reload();
      await hydrated(newer);
      await expect(newer.locator("[name=notes]")).toHaveValue("a draft of the new version");
    },
  );
});
