import type { Page } from "@playwright/test";
import { VERSION_HEADER } from "../../../app/web/browser/version";
import { languages } from "../combinations";
import { expect, hydrated, open, openDesk, test, texts } from "../fixtures";

const LOADER_DATA = /\.data(\?|$)/;
const NEWER = "newer";

// The router and the browser report scripts that are gone.
test.use({ expectedProblems: [/status of 404|Error loading route module|dynamically imported/] });

/** Lets the server respond as a newer version from now on. */
async function deploy(page: Page) {
  const version = (await page.locator("html").getAttribute("data-version"))!;
  expect(version).toMatch(/^\w+$/);
  await page.route("**/api/track-visit", async (route) => {
    const response = await route.fetch();
    expect(response.headers()[VERSION_HEADER.toLowerCase()]).toBe(version);
    await route.fulfill({ response, headers: { ...response.headers(), [VERSION_HEADER]: NEWER } });
  });
  await page.route(LOADER_DATA, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(version, NEWER) });
  });
}

const removeScripts = (page: Page) =>
  page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));

for (const lang of languages("ka")) {
  test(
    `a link to a page whose scripts are gone loads its document (${lang})`,
    { tag: "@slow" },
    async ({ page }) => {
      const { nav } = texts[lang].site;
      await open(page, "/faq", lang);
      await hydrated(page);
      await removeScripts(page);
      await page.locator("header").getByRole("link", { name: nav.blog }).click();
      await expect(page).toHaveURL(/\/blog/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
      await page.unrouteAll();
      await hydrated(page);
      await removeScripts(page);
      await page.locator("header").getByRole("link", { name: nav.contact }).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(page.locator("#contact")).toBeInViewport();
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    },
  );
}

test(
  "after an answer of a newer version the next link loads the whole page",
  { tag: "@slow" },
  async ({ page }) => {
    const { nav } = texts.en.site;
    await open(page, "/blog");
    await hydrated(page);
    await deploy(page);
    const link = (name: string) => page.locator("header").getByRole("link", { name });
    await Promise.all([page.waitForResponse("**/api/track-visit"), link(nav.guides).click()]);
    await expect(page).toHaveURL(/\/guides/);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await link(nav.blog).click();
    await expect(page).toHaveURL(/\/blog/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  },
);

for (const lang of languages("ka")) {
  test(
    `the desk says that there is a newer version, and keeps what is typed (${lang})`,
    { tag: "@slow" },
    async ({ page }) => {
      const { operator } = texts[lang];
      const search = page.getByLabel(operator.filter.search);
      const refresh = page.getByRole("link", { name: operator.refresh });
      const notice = page.getByText(operator.newVersion);
      // This period has no bookings of other tests.
      await openDesk(page, "/admin?tab=bookings&from=2040-01-01", lang);
      await page.evaluate(() => (document.body.dataset.old = ""));
      await search.fill("Nino");
      await Promise.all([page.waitForResponse(LOADER_DATA), refresh.click()]);
      await expect(notice).toHaveCount(0);
      await deploy(page);
      await Promise.all([page.waitForResponse(LOADER_DATA), refresh.click()]);
      await expect(notice).toBeVisible();
      await expect(page.locator("body[data-old]")).toBeVisible();
      await expect(search).toHaveValue("Nino");
      await page.getByRole("link", { name: operator.reload }).click();
      await expect(page.locator("body[data-old]")).toHaveCount(0);
      await expect(notice).toHaveCount(0);
      await hydrated(page);
    },
  );
}
