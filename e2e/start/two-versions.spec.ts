import type { Page } from "@playwright/test";
import { VERSION_HEADER } from "../../app/web/http/client-version";
import { languages } from "../combinations";
import { expect, hydrated, open, openDesk, test, texts } from "../fixtures";

const LOADER_DATA = /\.data(\?|$)/;

// The router and the browser report scripts that are gone.
test.use({ expectedProblems: [/status of 404|Error loading route module|dynamically imported/] });

/** From now on the open page is one of an older version. */
async function deploy(page: Page) {
  await page.route(LOADER_DATA, (route, request) => {
    const headers = request.headers();
    const version = VERSION_HEADER.toLowerCase();
    if (version in headers) headers[version] = "/assets/manifest-older.js";
    return route.continue({ headers });
  });
}

const removeScripts = (page: Page) =>
  page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));

for (const lang of languages("ka")) {
  test(
    `a page whose scripts are gone loads documents (${lang})`,
    { tag: "@slow" },
    async ({ page }) => {
      const { nav } = texts[lang].site;
      await open(page, "/faq", lang);
      await deploy(page);
      await removeScripts(page);
      await page.locator("header").getByRole("link", { name: nav.blog }).click();
      await expect(page).toHaveURL(/\/blog/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
      await page.unrouteAll();
      await hydrated(page);
      await deploy(page);
      await removeScripts(page);
      await page.locator("header").getByRole("link", { name: nav.contact }).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(page.locator("#contact")).toBeInViewport();
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    },
  );
}

test(
  "a page of an older version loads no data of the newer one",
  { tag: "@slow" },
  async ({ page }) => {
    const { nav } = texts.en.site;
    await open(page, "/blog");
    await page.locator("header").getByRole("link", { name: nav.guides }).click();
    await expect(page).toHaveURL(/\/guides/);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await deploy(page);
    await page.locator("header").getByRole("link", { name: nav.blog }).click();
    await expect(page).toHaveURL(/\/blog/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  },
);

test(
  "the desk is loaded again for a newer version, but not while something is typed",
  { tag: "@slow" },
  async ({ page }) => {
    const { operator } = texts.en;
    const search = page.getByLabel(operator.filter.search);
    const refresh = page.getByRole("link", { name: operator.refresh });
    // Without bookings of other tests.
    await openDesk(page, "/admin?tab=bookings&from=2040-01-01");
    await deploy(page);
    await page.evaluate(() => (document.body.dataset.old = ""));
    await search.fill("Nino");
    await Promise.all([page.waitForResponse(LOADER_DATA), refresh.click()]);
    await expect(page.locator("body[data-old]")).toBeVisible();
    await expect(search).toHaveValue("Nino");
    await search.fill("");
    const status = page.getByLabel(operator.filter.status);
    await status.selectOption("pending");
    await Promise.all([page.waitForResponse(LOADER_DATA), refresh.click()]);
    await expect(page.locator("body[data-old]")).toBeVisible();
    await status.selectOption("");
    await refresh.click();
    await expect(page.locator("body[data-old]")).toHaveCount(0);
    await hydrated(page);
  },
);
