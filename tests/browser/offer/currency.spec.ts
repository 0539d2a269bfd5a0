import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
import { FORM_VISITORS } from "../combinations";
import { expect, test, texts, type Lang } from "../fixtures";
import { press, useFleetSite } from "./fleet-site";
import { whatDoesNotFit } from "../layout";

const { enter, show } = useFleetSite();
// The browser's console reports the status 422 of an invalid form.
test.use({ expectedProblems: [/status of 422/] });

/** Sets the rates of exchange in the settings, as of today. */
async function setRates(page: Page, lang: Lang, scripts: boolean) {
  await show(page, "/admin/settings", lang, scripts);
  await page.locator("[name=rateGEL]").fill("2.5");
  await page.locator("[name=rateEUR]").fill("0.9");
  await press(page, texts[lang].settings.save);
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { prices, fleet } = texts[lang];
  const { currency } = prices;
  const lari = (amount: string) => (lang === "en" ? `${amount} GEL` : `${amount} ₾`);

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "staff switch to lari, visitors see its prices, staff undo it",
      { tag: "@slow" },
      async ({ page }) => {
        await enter(page, "/admin/prices?currency=GEL", lang, scripts);
        await setRates(page, lang, scripts);
        await show(page, "/admin/prices", lang, scripts);
        await page.getByRole("link", { name: currency.switch.GEL }).click();
        await expect(page.locator("#price-sedan-1")).toHaveValue("125");
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await whatDoesNotFit(page), `${width} px`).toEqual([]);
        }
        if (scripts) {
          await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
          await expectAccessible(page);
        }

        await page.locator("#price-sedan-1").fill("0");
        await page.locator("#price-suv-1").fill("139");
        await press(page, currency.save.GEL);
        await expect(page.getByRole("alert")).toContainText(prices.errors.rate);
        await expect(page.locator("#price-suv-1")).toHaveValue("139");
        await page.locator("#price-sedan-1").fill("119");
        await press(page, currency.save.GEL);
        await expect(page.getByRole("main").getByText(prices.done.currency)).toBeVisible();

        await show(page, "/all-cars?type=sedan", lang, scripts);
        await expect(page.locator("article").first()).toContainText(lari("119"));
        const budget = fleet.filters.priceValues.budget.replace("{{from}}", lari("100"));
        await expect(page.locator("[name=price] option[value=budget]")).toHaveText(budget);

        await show(page, "/admin/prices#changes", lang, scripts);
        await page.locator("#changes").getByRole("button", { name: prices.undo }).first().click();
        await expect(page.getByRole("main").getByText(prices.done.undone)).toBeVisible();
        await expect(page.getByText(currency.main.USD)).toBeVisible();
      },
    );
  });
}
