import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, fillBooking, LANGS, newVisitor, open, signIn, test, texts } from "./fixtures";

const WIDTHS = [320, 390, 1280];

const SCREENS = [
  { name: "home", path: "/" },
  { name: "all cars", path: "/all-cars" },
  { name: "no car fits", path: "/all-cars?type=sedan&price=premium" },
  { name: "car", path: "/cars/1" },
  { name: "missing car", path: "/cars/999999" },
  { name: "gate", path: "/admin" },
  { name: "404", path: "/nothing-here" },
];

test.use({ expectedProblems: [/status of 4\d\d/] });

/** No violation that axe knows of, at any width, and nothing wider than the screen. */
async function expectAccessible(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

for (const lang of LANGS) {
  for (const { name, path } of SCREENS) {
    test(`${name} in ${lang} has no accessibility violation`, async ({ page }) => {
      await open(page, path, lang);
      await expectAccessible(page);
    });
  }

  test(`a refused form in ${lang} has no accessibility violation`, async ({ page }) => {
    await open(page, "/", lang);
    await page.getByRole("button", { name: texts[lang].booking.submit }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
  });

  test(`confirmation, bell and desk in ${lang} have no accessibility violation`, async ({
    page,
  }) => {
    await open(page, "/?vehicle=Mazda+3", lang);
    await fillBooking(page, newVisitor(), lang);
    await page.getByRole("button", { name: texts[lang].booking.submit }).click();
    await expect(page.getByTestId("booking-number")).toBeVisible();
    await expectAccessible(page);
    await signIn(page, lang);
    await page.locator("details[name^=decide] summary").first().click();
    await expectAccessible(page);
    await page.getByRole("button", { name: texts[lang].notifications.open }).click();
    await expectAccessible(page);
  });
}
