import { addressIn } from "../address-in";
import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";

for (const { lang, scripts } of FORM_VISITORS) {
  const { carDetail, fleet } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("filters of the country narrow the list, and lead out of an empty one", async ({
      page,
    }) => {
      await open(page, "/all-cars", lang, scripts);
      const apply = page.getByRole("button", { name: fleet.filters.apply });
      const choose = async (label: string, value: string) => {
        await page.getByLabel(label, { exact: true }).selectOption(value);
        if (!scripts) await apply.click();
      };
      const all = await page.locator("article").count();
      await page.getByText(fleet.filters.more, { exact: true }).click();
      await choose(carDetail.labels.driveType, "4x4");
      await expect(page).toHaveURL(/drive=4x4/);
      await expect.poll(() => page.locator("article").count()).toBeLessThan(all);
      if (!scripts) await page.getByText(`${fleet.filters.more} (1)`, { exact: true }).click();
      await choose(carDetail.labels.fuelType, "electric");
      await expect(page.locator("article")).toHaveCount(0);
      await page.getByRole("link", { name: fleet.filters.clear }).last().click();
      await expect(page.locator("article")).toHaveCount(all);
      await expect(page.getByLabel(carDetail.labels.driveType, { exact: true })).toHaveValue("");
    });

    test("place, dates and times give sums with delivery, which stay with the filters", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, "/all-cars?seats=5", lang, scripts);
      const { pickupTime, returnTime } = texts[lang].booking.fields;
      await page.getByLabel(texts[lang].booking.fields.pickup).selectOption("Tbilisi Airport");
      await page.getByLabel(pickupTime).selectOption("10:00");
      await page.getByLabel(returnTime).selectOption("10:00");
      await page.getByLabel(fleet.dates.from).fill("2030-06-10");
      await page.getByLabel(fleet.dates.to).fill("2030-06-15");
      await page.getByRole("button", { name: fleet.trip.show }).click();
      await expect(page).toHaveURL(/pickup=Tbilisi\+Airport.*pickupTime=10%3A00.*seats=5/);
      const compass = page.locator("article").filter({ hasText: "Jeep Compass" });
      await expect(compass).toContainText("241");
      // The trip is folded to a line.
      await expect(page.getByLabel(pickupTime)).toBeHidden();
      await page.getByText(fleet.trip.change, { exact: true }).click();
      await expect(page.getByLabel(pickupTime)).toHaveValue("10:00");
      await page.getByRole("link", { name: /^4x4/ }).click();
      await expect(page).toHaveURL(/drive=4x4.*pickup=Tbilisi\+Airport/);
      await expect(compass).toContainText("241");
    });

    test("cars chosen in the list stand side by side", async ({ page }) => {
      await open(page, "/all-cars?from=2030-06-10&to=2030-06-15", lang, scripts);
      const choices = page.getByRole("checkbox", { name: fleet.compare.choose });
      await choices.nth(0).check();
      await choices.nth(1).check();
      await page.getByRole("button", { name: fleet.compare.show }).click();
      await expect(page).toHaveURL(
        new RegExp(`${addressIn("/compare", lang)}\\?cars=\\d+,\\d+&from=2030-06-10&to=2030-06-15`),
      );
      await expect(page.getByRole("columnheader")).toHaveCount(2);
    });
  });
}
