import type { Page } from "@playwright/test";
import { languages } from "../combinations";
import {
  expect,
  hydrated,
  muteNotifications,
  open,
  pauseClock,
  openDesk,
  test,
  texts,
} from "../fixtures";

/** Returns the paths of reported visits. */
function reportedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/api/track-visit") return;
    const visit = request.postDataJSON() as Record<string, string>;
    expect(Object.keys(visit).sort()).toEqual(["page", "timestamp", "userAgent"]);
    paths.push(visit.page!);
  });
  return paths;
}

test(
  "reports each change of the path once, but neither the document nor the desk",
  { tag: "@slow" },
  async ({ page }) => {
    const paths = reportedPaths(page);
    await open(page, "/faq");
    await page.getByRole("link", { name: texts.en.site.nav.blog }).first().click();
    await expect.poll(() => paths).toEqual(["/blog"]);
    await page.goBack();
    await expect.poll(() => paths).toEqual(["/blog", "/faq"]);
    // A change of the query or the fragment is not another page.
    await page.evaluate(() => {
      location.hash = "prices";
    });
    await page.goForward();
    await page.goto("/admin");
    await hydrated(page);
    expect(paths.filter((path) => path !== "/faq")).toEqual(["/blog"]);
  },
);

test.describe("a visit that can't be reported", () => {
  test.use({ expectedProblems: [/status of 429/] });

  test("only logs a warning", { tag: "@slow" }, async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.route("**/api/track-visit", (route) =>
      route.fulfill({ status: 429, json: { error: "too many visits" } }),
    );
    await open(page, "/faq");
    await page.getByRole("link", { name: texts.en.site.nav.blog }).first().click();
    await expect(page).toHaveURL(/\/blog/);
    await expect.poll(() => warnings.join()).toContain("this visit was not counted");
  });
});

test.describe("with scripts", () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  for (const lang of languages("en")) {
    test(`the analytics tab reloads itself in ${lang}`, { tag: "@slow" }, async ({ page }) => {
      const { visits, operator } = texts[lang];
      await page.clock.install();
      await muteNotifications(page.context());
      await openDesk(page, "/admin", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(visits.tab);
      for (const name of [visits.current, visits.today, visits.peakDay, visits.conversion]) {
        await expect(page.getByText(name, { exact: true })).toBeVisible();
      }
      await page.getByLabel(visits.period).selectOption("30");
      await page.getByRole("button", { name: visits.show }).click();
      await expect(page).toHaveURL(/days=30/);
      await page.getByText(`${visits.asTable}: ${visits.byDay}`).click();
      await expect(page.getByRole("table", { name: visits.byDay }).getByRole("row")).toHaveCount(
        31,
      );

      await pauseClock(page);
      for (let times = 1; times <= 2; times += 1) {
        const reread = page.waitForRequest(/admin\.data\?.*tab=analytics/);
        await page.clock.runFor(300_000);
        await reread;
        // Devices adjust their clocks occasionally.
        await page.clock.setSystemTime(await page.evaluate(() => Date.now() - 50));
      }

      await page.route("**/admin.data*", (route) => route.abort());
      await page.clock.runFor(300_000);
      await expect(page.getByText(visits.unavailable)).toBeVisible();
      const rows = page.getByRole("table", { name: visits.topPages }).getByRole("row");
      await expect(rows.nth(1)).toContainText(visits.pages.home);
      await expect(rows.nth(1)).toContainText("0");
      await expect(rows).toHaveCount(5);
      await page.unroute("**/admin.data*");
      await page.getByRole("link", { name: visits.tryAgain }).click();
      await expect(page.getByText(visits.unavailable)).toHaveCount(0);
      await page.getByRole("link", { name: new RegExp(`^${operator.bookings}`) }).click();
      await expect(page).toHaveURL(/tab=bookings/);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the analytics tab and its periods work", { tag: "@slow" }, async ({ page }) => {
    const { visits } = texts.ka;
    await openDesk(page, "/admin", "ka", false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(visits.tab);
    await page.getByLabel(visits.period).selectOption("90");
    await page.getByRole("button", { name: visits.show }).click();
    await expect(page).toHaveURL(/days=90/);
    await page.getByText(`${visits.asTable}: ${visits.byDay}`).click();
    await expect(page.getByRole("table", { name: visits.byDay }).getByRole("row")).toHaveCount(91);
    await expect(page.locator("html")).toHaveAttribute("lang", "ka");
  });
});
