import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";

const QUERY = "from=2030-06-10&to=2030-06-15";

for (const { lang, scripts } of FORM_VISITORS) {
  const { dates, filters, card } = texts[lang].fleet;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("dates chosen on the fleet page fill in the form", { tag: "@slow" }, async ({ page }) => {
      await open(page, "/all-cars", lang, scripts);
      const compass = page.locator("article").filter({ hasText: "Jeep Compass" });
      await page.getByLabel(dates.from).fill("2030-06-10");
      await page.getByLabel(dates.to).fill("2030-06-15");
      if (!scripts) await page.getByRole("button", { name: filters.apply }).click();
      await expect(page).toHaveURL(/from=2030-06-10&(?:.*&)?to=2030-06-15/);
      const total = dates.total_other.replace("{{count}}", "5");
      await expect(compass).toContainText(new RegExp(`225.*${total}`, "s"));
      await expect(page.getByLabel(dates.from)).toHaveValue("2030-06-10");
      await compass.getByRole("link", { name: card.details }).click();
      await expect(page.locator("#car-panel")).toContainText(total);
      await page.getByRole("link", { name: texts[lang].carDetail.book }).click();
      await expect(page).toHaveURL(new RegExp(`vehicle=Jeep\\+Compass&${QUERY}.*#booking$`));
      await expect(page.locator("[name=pickupDate]")).toHaveValue("2030-06-10");
      await expect(page.locator("[name=returnDate]")).toHaveValue("2030-06-15");
    });
  });
}

test(
  "does not apply an incomplete date, and back undoes both",
  { tag: "@slow" },
  async ({ page }) => {
    const { dates } = texts.en.fleet;
    await open(page, "/all-cars");
    const [from, to] = [page.getByLabel(dates.from), page.getByLabel(dates.to)];
    await from.fill("2030-06-10");
    await to.fill("0002-06-15");
    await to.fill("0203-06-15");
    // A filter is applied at once, after any earlier request.
    await page.locator("#filter-type").selectOption("hybrid");
    await expect(page).toHaveURL(/type=hybrid/);
    await expect(page.getByText(dates.problems.to.noSuchDate.split("{{typed}}")[0]!)).toBeVisible();
    await to.fill("2030-06-15");
    await expect(page.locator("article").first()).toContainText("for 5 days");
    await page.goBack();
    await expect(page.locator("article").first()).not.toContainText("for 5 days");
    await page.goBack();
    await expect(page).not.toHaveURL(/type=hybrid/);
    await expect(from).toHaveValue("");
    await expect(page.locator("#filter-type")).toHaveValue("all");
  },
);
