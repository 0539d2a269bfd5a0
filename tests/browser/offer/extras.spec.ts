import { expectAccessible } from "../accessible";
import { sample } from "../combinations";
import { expect, fillBooking, newVisitor, open, openDesk, test, texts } from "../fixtures";

// The tests are sequential, because both save one table.
test.describe.configure({ mode: "default" });

for (const [lang, scripts, year] of sample([
  ["ka", false, 2034],
  ["en", true, 2033],
] as const)) {
  const { prices } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    // The browser's console reports the status 422 of an invalid form.
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 422/] });

    test(
      "staff offer an extra, a visitor books two, staff remove it",
      { tag: "@slow" },
      async ({ page }) => {
        const [nameEn, nameKa] = [`Roof tent ${year}`, `სახურავის კარავი ${year}`];
        const name = lang === "en" ? nameEn : nameKa;
        await openDesk(page, "/admin/prices", lang, scripts);
        await page.locator("#extras [name='name.en']").last().fill(nameEn);
        await page.locator("#extras [name='name.ka']").last().fill(nameKa);
        await page.locator("#extras [name=price]").last().fill("50000");
        await page.locator("#extras [name=perDay]").last().selectOption(prices.extras.units.day);
        await page.locator("#extras [name=max]").last().fill("3");
        await page.getByRole("button", { name: prices.extras.save }).click();
        await expect(page.getByRole("alert")).toContainText(prices.errors.extraPrice);
        await expect(page.locator("#extras [name=max]").last()).toHaveValue("3");
        await page.locator("#extras [name=price]").last().fill("7.5");
        await page.getByRole("button", { name: prices.extras.save }).click();
        await expect(page.getByRole("main").getByText(prices.done.extras)).toBeVisible();
        await expect(page.locator("#extras [name=isOffered]").first()).toHaveValue("yes");

        await open(page, "/?vehicle=Mazda+3", lang, scripts);
        await fillBooking(page, newVisitor(), lang);
        await page.getByLabel(name, { exact: true }).selectOption("2");
        if (scripts) await expectAccessible(page);
        await page.getByRole("button", { name: texts[lang].booking.submit }).click();
        await expect(page.getByTestId("booking-number")).toBeVisible();
        const booked = page.url();

        await openDesk(page, "/admin/prices", lang, scripts);
        const row = (await page.locator("#extras [name='name.en']").count()) - 2;
        await page.locator("#extras [name='name.en']").nth(row).fill("");
        await page.locator("#extras [name='name.ka']").nth(row).fill("");
        await page.getByRole("button", { name: prices.extras.save }).click();
        await expect(page.getByRole("main").getByText(prices.done.extras)).toBeVisible();
        await open(page, booked, lang, scripts);
        await expect(page.locator("#booking")).toContainText(`${name} × 2`);
        await open(page, "/", lang, scripts);
        await expect(page.getByLabel(name, { exact: true })).toHaveCount(0);
      },
    );
  });
}
