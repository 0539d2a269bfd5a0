import { sample } from "../combinations";
import {
  expect,
  fillBooking,
  textField,
  newVisitor,
  open,
  openDesk,
  test,
  texts,
} from "../fixtures";

// In the example's fleet Mazda 3 has the rates of sedans.
const CAR = "Mazda 3";

// The tests are sequential, because all of them save one set of prices.
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
      "staff add a season, see its price and remove it again",
      { tag: "@slow" },
      async ({ page }) => {
        await openDesk(page, "/admin/prices?season=new", lang, scripts);
        const { fields } = prices.seasons;
        await textField(page, "en", fields.name).fill("Harvest");
        await textField(page, "ka", fields.name).fill("რთველი");
        await page.getByLabel(fields.from, { exact: true }).fill(`${year}-09-20`);
        await page.getByLabel(fields.to, { exact: true }).fill(`${year}-09-10`);
        await page.getByLabel(fields.percent, { exact: true }).fill("50");
        await page.getByRole("button", { name: prices.seasons.save }).click();
        await expect(page.getByRole("alert")).toContainText(prices.errors.reversed);
        await expect(textField(page, "ka", fields.name)).toHaveValue("რთველი");

        await page.getByLabel(fields.to, { exact: true }).fill(`${year}-09-30`);
        await page.getByRole("button", { name: prices.seasons.save }).click();
        await expect(page.getByRole("main").getByText(prices.done.season)).toBeVisible();

        await page
          .getByLabel(texts[lang].booking.fields.vehicle, { exact: true })
          .selectOption(CAR);
        await page.getByLabel(texts[lang].fleet.dates.from, { exact: true }).fill(`${year}-09-18`);
        await page.getByLabel(texts[lang].fleet.dates.to, { exact: true }).fill(`${year}-09-22`);
        await page.getByRole("button", { name: prices.preview.show }).click();
        const name = lang === "en" ? "Harvest" : "რთველი";
        await expect(page.locator("#preview")).toContainText(`${name}: `);
        await expect(page.locator("#preview dd").first()).toHaveText(/200/);

        await page.getByRole("link", { name: new RegExp(name) }).click();
        await page.getByRole("button", { name: prices.seasons.remove }).click();
        await expect(page.getByRole("main").getByText(prices.done.removed)).toBeVisible();
        await expect(page.locator("#seasons")).not.toContainText(name);
      },
    );

    test("staff add a place, a visitor books there, staff remove it", async ({ page }) => {
      const [nameEn, nameKa] = [`Telavi ${year}`, `თელავი ${year}`];
      const name = lang === "en" ? nameEn : nameKa;
      await openDesk(page, "/admin/prices", lang, scripts);
      await page.locator("#places [name='name.en']").last().fill(nameEn);
      await page.locator("#places [name='name.ka']").last().fill(nameKa);
      await page.locator("#places [name=fee]").last().fill("90");
      await page.getByRole("button", { name: prices.places.save }).click();
      await expect(page.getByRole("main").getByText(prices.done.places)).toBeVisible();

      await open(page, "/?vehicle=Mazda+3", lang, scripts);
      await fillBooking(page, newVisitor(), lang);
      await page.locator("#booking-pickup").selectOption(name);
      await page.getByRole("button", { name: texts[lang].booking.submit }).click();
      await expect(page.getByTestId("booking-number")).toBeVisible();
      const booked = page.url();

      await openDesk(page, "/admin/prices", lang, scripts);
      const row = await page.locator("#places [name='name.en']").count();
      await page
        .locator("#places [name='name.en']")
        .nth(row - 2)
        .fill("");
      await page
        .locator("#places [name='name.ka']")
        .nth(row - 2)
        .fill("");
      await page.getByRole("button", { name: prices.places.save }).click();
      await expect(page.getByRole("main").getByText(prices.done.places)).toBeVisible();
      await open(page, booked, lang, scripts);
      await expect(page.locator("#booking")).toContainText(name);
      await expect(page.locator("#booking")).toContainText("90");
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a model's own row is ready to be typed in", async ({ page }) => {
    const { prices } = texts.en;
    await openDesk(page, "/admin/prices", "en", false);
    await page.getByLabel(prices.ownRates).selectOption({ index: 0 });
    const id = await page.getByLabel(prices.ownRates).inputValue();
    await page.getByRole("button", { name: prices.addRow }).click();
    await expect(page.locator(`[name=rate-${id}]`).first()).toBeFocused();
    await expect(page.locator(`[name=rate-${id}]`).first()).toBeInViewport();
  });
});
