import { expectAccessible } from "../accessible";
import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";

test("the address of a city is case-insensitive", { tag: "@slow" }, async ({ page }) => {
  const answer = await open(page, "/Batumi");
  expect(answer.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Batumi");
  await expect(page.getByRole("heading", { level: 1 }).locator("[lang=ka]")).toHaveText("ბათუმი");
});

test.describe("other addresses of one segment", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("are not found", { tag: "@slow" }, async ({ page }) => {
    const answer = await open(page, "/gori");
    expect(answer.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/404 Page Not Found/);
  });
});

for (const { lang, scripts } of FORM_VISITORS) {
  const { fleet, booking } = texts[lang];

  test.describe(`in ${lang}, JavaScript ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("a city's page searches for cars from there, with prices", async ({ page }) => {
      await open(page, "/batumi", lang, scripts);
      const form = page.getByRole("form", { name: fleet.trip.label });
      await expect(form.getByLabel(booking.fields.pickup)).toHaveValue("Batumi");
      const cars = page.locator("#cars article");
      await expect(cars).toHaveCount(4);
      await form.getByLabel(fleet.dates.from).fill("2030-06-10");
      await form.getByLabel(booking.fields.pickupTime).selectOption("09:30");
      await form.getByLabel(fleet.dates.to).fill("2030-06-15");
      await form.getByRole("button", { name: fleet.trip.show }).click();
      await expect(page).toHaveURL(/\/batumi\?pickup=Batumi.*pickupTime=09%3A30/);
      // Five days at $45 a day, and 200 GEL for the delivery.
      await expect(cars.first()).toContainText("298");
      await expect(form.getByLabel(booking.fields.pickupTime)).toHaveValue("09:30");
      if (scripts) await expectAccessible(page);
      await cars.first().getByRole("link", { name: fleet.card.bookNow }).click();
      await expect(page.locator("#booking-pickup")).toHaveValue("Batumi");
      await expect(page.locator("#booking-pickupTime")).toHaveValue("09:30");
    });
  });
}
