import { sample } from "../combinations";
import { expect, hydrated, openDesk, test, texts } from "../fixtures";

for (const scripts of sample([false, true])) {
  test.describe(`scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("the switch changes the language and saves it", async ({ page }) => {
      await page.goto(`${process.env.SITE_URL}/all-cars?type=sedan`);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      const summary = page.locator("header summary").first();
      await expect(summary).toContainText("English");
      await summary.click();
      await page.getByRole("button", { name: "ქართული" }).click();
      await expect(page).toHaveURL(/\/all-cars\?type=sedan$/);
      await expect(page.locator("html")).toHaveAttribute("lang", "ka");
      await expect(summary).toContainText("ქართული");
      await expect(page.locator("header button[aria-current]")).toContainText("ქართული");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.ka.fleet.allTitle);
      await page.goto(`${process.env.SITE_URL}/`);
      await expect(page.locator("html")).toHaveAttribute("lang", "ka");
    });
  });

  test.describe(`scripts ${scripts ? "on" : "off"}, at the desk`, () => {
    test.use({ javaScriptEnabled: scripts });

    for (const path of ["/admin", "/admin/account"]) {
      test(
        `the switch names the present language too, and offers all: ${path}`,
        { tag: "@slow" },
        async ({ page }) => {
          if (path === "/admin") await page.goto(`${process.env.SITE_URL}${path}?lng=en`);
          else await openDesk(page, path, "en", scripts);
          const summary = page.locator("header summary", { hasText: "English" });
          await expect(summary).toHaveAttribute("aria-label", `${texts.en.site.language}: English`);
          await summary.click();
          await expect(page.locator("header button[aria-current]")).toContainText("English");
          await page.getByRole("button", { name: "ქართული" }).click();
          await expect(page.locator("html")).toHaveAttribute("lang", "ka");
          await expect(page.locator("header summary", { hasText: "ქართული" })).toBeVisible();
        },
      );
    }
  });

  test.describe(`scripts ${scripts ? "on" : "off"}, at an unknown address`, () => {
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 404/] });

    test("the switch stays there", { tag: "@slow" }, async ({ page }) => {
      await page.goto(`${process.env.SITE_URL}/nothing/here?x=1`);
      if (scripts) await hydrated(page);
      await page.locator("header summary").first().click();
      await page.getByRole("button", { name: "ქართული" }).click();
      await expect(page).toHaveURL(/\/nothing\/here\?lng=ka$/);
      await expect(page.locator("html")).toHaveAttribute("lang", "ka");
      await page.getByRole("link", { name: texts.ka.errors.back }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ka");
      await expect(page).toHaveURL(/\/\?lng=ka$/);
    });
  });
}

test(
  "saves the language in local storage; an unknown one becomes English",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto(`${process.env.SITE_URL}/`);
    await hydrated(page);
    const saved = () => page.evaluate(() => localStorage.getItem("i18nextLng"));
    expect(await saved()).toBe("en");
    await page.evaluate(() => localStorage.setItem("i18nextLng", "ru"));
    await page.reload();
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await saved()).toBe("en");
  },
);

test(
  "restores the language from local storage without a cookie",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto(`${process.env.SITE_URL}/`);
    await hydrated(page);
    await page.evaluate(() => localStorage.setItem("i18nextLng", "ka"));
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "ka");
  },
);
