import { languages } from "../combinations";
import { bookingNumber, expect, newVisitor, open, test, texts } from "../fixtures";
import { NEAR_TRIP } from "../near-trip";
import { choose, tabTo } from "./keyboard";

/** Returns the keys of a date, `YYYY-MM-DD`, in the order of the field's parts. */
const typed = (date: string) => date.slice(5, 7) + date.slice(8) + date.slice(0, 4);

for (const lang of languages("ka")) {
  const { site, fleet, carDetail } = texts[lang];

  test(
    `a car can be found and booked by keyboard only in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      const visitor = newVisitor();
      await open(page, "/", lang);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: site.skip })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator("#main")).toBeFocused();
      await tabTo(page, page.locator("#filter-type"));
      await choose(page, fleet.filters.typeValues.hybrid);
      await expect(page).toHaveURL(/type=hybrid/);
      const card = page.locator("#cars article").filter({ hasText: "Toyota C-HR Hybrid" });
      await tabTo(page, card.getByRole("link", { name: fleet.card.details }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toyota C-HR Hybrid");
      await tabTo(page, page.getByRole("tab", { name: carDetail.gallery }));
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tab", { name: carDetail.specsTab })).toBeFocused();
      await expect(page.getByRole("tabpanel")).toContainText(carDetail.labels.fuelConsumption);
      await tabTo(page, page.getByRole("link", { name: carDetail.book }));
      await page.keyboard.press("Enter");
      await expect(page.locator("[name=vehicle]")).toHaveValue("Toyota C-HR Hybrid");
      const field = (name: string) => page.locator(`#booking-form [name=${name}]`);
      for (const [name, date] of [
        ["pickup", typed(NEAR_TRIP.pickupDate)],
        ["return", typed(NEAR_TRIP.returnDate)],
      ] as const) {
        await tabTo(page, field(name));
        await choose(page, "Batumi");
        await tabTo(page, field(`${name}Date`));
        await page.keyboard.type(date);
      }
      for (const name of ["name", "email", "phone"] as const) {
        await tabTo(page, field(name));
        await page.keyboard.type(visitor[name]);
      }
      await page.keyboard.press("Enter");
      await bookingNumber(page);
    },
  );

  test(
    `menus, the bell and dialogs work by keyboard in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, "/all-cars", lang);
      const menu = page.locator("header summary").last();
      await tabTo(page, menu);
      await page.keyboard.press("Enter");
      await tabTo(page, page.locator("header details[open]").getByRole("link").first());
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#cars$/);
      await expect(page.locator("header details[open]")).toHaveCount(0);
      await tabTo(page, page.getByRole("button", { name: texts[lang].notifications.open }));
      await page.keyboard.press("Enter");
      await expect(page.locator("#notifications")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("#notifications")).toBeHidden();
    },
  );
}
