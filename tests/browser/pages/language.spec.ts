import type { Page } from "@playwright/test";
import { sample } from "../combinations";
import { whatDoesNotFit } from "../layout";
import { expect, hydrated, openDesk, test, texts } from "../fixtures";

for (const scripts of sample([false, true])) {
  test.describe(`scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    for (const place of ["header", "footer"]) {
      test(`the switch in the ${place} changes the language and saves it`, async ({ page }) => {
        await page.goto("/all-cars?type=sedan");
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        const switched = page.locator(place);
        if (place === "header") await switched.locator("summary").first().click();
        await switched.getByRole("button", { name: "ქართული" }).click();
        await expect(page).toHaveURL("/ka/all-cars?type=sedan");
        await expect(page.locator("html")).toHaveAttribute("lang", "ka");
        await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
        await expect(page.locator("header summary").first()).toContainText("ქართული");
        await expect(page.locator("header button[aria-current]")).toContainText("ქართული");
        await expect(page.locator("footer button[aria-current]")).toContainText("ქართული");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.ka.fleet.allTitle);
        // Only `/` leads by what was saved.
        await page.goto("/");
        await expect(page).toHaveURL("/ka");
        await page.goto("/faq");
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await page.goto("/?lng=en");
        await expect(page).toHaveURL("/?lng=en");
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
      });
    }

    test("a walk from Georgian pages stays in Georgian", async ({ page }) => {
      await page.goto("/ka");
      if (scripts) await hydrated(page);
      const { site } = texts.ka;
      const footer = page.getByRole("contentinfo");
      for (const [name, path] of [
        [site.nav.allCars, "/ka/all-cars"],
        [site.nav.faq, "/ka/faq"],
        [site.cities.batumi, "/ka/batumi"],
        [site.nav.guides, "/ka/guides"],
        [site.nav.findBooking, "/ka/bookings"],
      ] as const) {
        await footer.getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.locator("html")).toHaveAttribute("lang", "ka");
        await expect(page.getByRole("heading", { level: 1 })).toContainText(/[ა-ჰ]/);
      }
      await page.getByRole("banner").getByRole("link", { name: site.bookNow }).first().click();
      await expect(page).toHaveURL("/ka#booking");
      await page.goto("/faq?lng=ka#x");
      await expect(page).toHaveURL("/ka/faq#x");
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
          const menu = page.locator("header details", {
            has: page.getByRole("button", { name: "ქართული", includeHidden: true }),
          });
          const summary = menu.locator("summary");
          await expect(summary).toHaveAttribute("aria-label", `${texts.en.site.language}: English`);
          await summary.click();
          await expect(menu.locator("button[aria-current]")).toContainText("English");
          const foot = page.getByRole("contentinfo");
          await expect(foot.getByRole("button", { name: "English" })).toBeVisible();
          await menu.getByRole("button", { name: "ქართული" }).click();
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
      await page.locator("header").getByRole("button", { name: "ქართული" }).click();
      await expect(page).toHaveURL("/ka/nothing/here");
      await expect(page.locator("html")).toHaveAttribute("lang", "ka");
      await page.getByRole("link", { name: texts.ka.errors.back }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ka");
      await expect(page).toHaveURL("/ka");
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
  "the language in local storage leads from `/` without a cookie",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto(`${process.env.SITE_URL}/`);
    await hydrated(page);
    await page.evaluate(() => localStorage.setItem("i18nextLng", "ka"));
    await page.goto("/faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/");
    await expect(page).toHaveURL("/ka");
    await expect(page.locator("html")).toHaveAttribute("lang", "ka");
  },
);

test.describe("a Georgian browser", () => {
  test.use({ locale: "ka-GE" });

  const offer = (page: Page) => page.getByText(texts.ka.site.offer.text);

  test("is led from `/`, and offered Georgian elsewhere, without a shift", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/ka");
    await expect(offer(page)).toBeHidden();
    await page.goto("/faq?utm_source=x");
    await expect(offer(page)).toBeVisible();
    await expect(offer(page)).toHaveAttribute("lang", "ka");
    expect(await whatDoesNotFit(page)).toEqual([]);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: "layout-shift",
            buffered: true,
          });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shifts).toBe(0);
    await offer(page).click();
    await expect(page).toHaveURL("/ka/faq");
    await expect(offer(page)).toBeHidden();
  });

  test("closes the line for good, before and after hydration", async ({ page }) => {
    await page.goto("/faq");
    await expect(offer(page)).toBeVisible();
    await page.getByRole("button", { name: texts.en.site.offer.close }).click();
    await expect(offer(page)).toBeHidden();
    await hydrated(page);
    await expect(offer(page)).toBeHidden();
    await page.goto("/terms");
    await expect(offer(page)).toBeHidden();
  });

  test("sees the line on a page that the router loads too", async ({ page }) => {
    await page.goto("/faq");
    await hydrated(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: texts.en.site.nav.terms })
      .click();
    await expect(page).toHaveURL("/terms");
    await expect(offer(page)).toHaveAttribute("href", "/ka/terms");
    await expect(offer(page)).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("has the switches", async ({ page }) => {
      await page.goto("/faq");
      await expect(offer(page)).toBeHidden();
      await page.locator("footer").getByRole("button", { name: "ქართული" }).click();
      await expect(page).toHaveURL("/ka/faq");
    });
  });
});
