import { expectAccessible } from "../accessible";
import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";

const HEIGHT = 844;

for (const { lang, scripts } of FORM_VISITORS) {
  const { booking, fleet, home } = texts[lang];

  test.describe(`on a phone in ${lang}, JavaScript ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: HEIGHT } });

    test("home has at most seven screens, and the search in the first", async ({ page }) => {
      await open(page, "/", lang, scripts);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      expect(await height()).toBeLessThanOrEqual(7 * HEIGHT);
      const search = page.getByRole("form", { name: fleet.trip.label });
      await expect(search.getByRole("button", { name: fleet.trip.show })).toBeInViewport({
        ratio: 1,
      });
      // There two texts above it have three lines in Georgian.
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(search.getByLabel(fleet.dates.from)).toBeInViewport({ ratio: 1 });
    });

    test("the bar with the price shows once the search is out of view", async ({ page }) => {
      await open(page, "/", lang, scripts);
      const bar = page.locator("[data-bar=booking]");
      await expect(bar).toBeHidden();
      await page.locator("#about").scrollIntoViewIfNeeded();
      await expect(bar).toBeVisible();
    });

    test("the booking form is folded until its button is pressed", async ({ page }) => {
      await open(page, "/", lang, scripts);
      const vehicle = page.locator("#booking-vehicle");
      await expect(vehicle).toBeHidden();
      await page.locator("summary", { hasText: booking.open }).click();
      await expect(vehicle).toBeVisible();
      await expect(page.locator("summary", { hasText: booking.open })).toBeHidden();
      if (!scripts) return;
      await expect(vehicle).toBeFocused();
      await expectAccessible(page);
    });

    test("a link to the form opens it, and so does an address with a car", async ({ page }) => {
      await open(page, "/", lang, scripts);
      const vehicle = page.locator("#booking-vehicle");
      await page.getByRole("link", { name: home.hero.book, exact: true }).first().click();
      await expect(page).toHaveURL(/#booking$/);
      await expect(vehicle).toBeVisible();
      await open(page, "/?vehicle=Toyota%20RAV4", lang, scripts);
      await expect(vehicle).toBeVisible();
      // A search leads to its cars, which come first.
      await open(page, "/?from=2030-06-10&to=2030-06-15", lang, scripts);
      await expect(vehicle).toBeHidden();
    });
  });
}

test.describe("with scripts", () => {
  test.use({ viewport: { width: 390, height: HEIGHT } });

  test("a draft and the button of a card open the form", { tag: "@slow" }, async ({ page }) => {
    await open(page, "/");
    const vehicle = page.locator("#booking-vehicle");
    await page
      .locator("#car-list article")
      .first()
      .getByRole("link", { name: /^Book now/ })
      .click();
    await expect(vehicle).toBeVisible();
    await page.locator("#booking-form [name=name]").fill("Nino");
    await open(page, "/all-cars");
    await open(page, "/");
    await expect(vehicle).toBeVisible();
  });
});
