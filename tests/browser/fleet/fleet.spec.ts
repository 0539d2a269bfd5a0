import { pages as english } from "../../../app/texts/en/pages/index.server";
import { pages as georgian } from "../../../app/texts/ka/pages/index.server";
import { addressIn } from "../address-in";
import { FORM_VISITORS, sample } from "../combinations";
import { expect, LANGS, open, test, texts } from "../fixtures";

const EXAMPLES = { en: english.examples, ka: georgian.examples };

for (const { lang, scripts } of FORM_VISITORS) {
  const { filters, viewAll, allTitle, card } = texts[lang].fleet;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("filters narrow the list", async ({ page }) => {
      await open(page, "/", lang, scripts);
      const cards = page.locator("#cars article");
      await expect(cards).toHaveCount(8);
      await expect(page.getByRole("link", { name: viewAll })).toBeVisible();
      await page.locator("#filter-type").selectOption("hybrid");
      const apply = page.getByRole("button", { name: filters.apply });
      if (!scripts) await apply.click();
      await expect(page).toHaveURL(/type=hybrid/);
      await expect(apply).toBeVisible({ visible: !scripts });
      await expect(page.getByRole("link", { name: viewAll })).toBeHidden();
      for (const text of await cards.allInnerTexts()) expect(text).toContain(card.hybrid);
      await expect(page.locator("#filter-type")).toHaveValue("hybrid");
    });

    test("lists all cars with their rates", { tag: "@slow" }, async ({ page }) => {
      await open(page, "/all-cars", lang, scripts);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(allTitle);
      await expect(page.locator("article").nth(23)).toBeVisible();
      const insight = page.locator("article").filter({ hasText: "Honda Insight Hybrid 2012" });
      await expect(insight).toContainText("30");
      await expect(insight).toContainText("25");
      await page.locator("#filter-type").selectOption("sedan");
      if (!scripts) await page.getByRole("button", { name: filters.apply }).click();
      await expect(page).toHaveURL(/type=sedan/);
      await expect(page.locator("article").filter({ hasText: "Honda Civic" })).toBeVisible();
      await expect(page.locator("article").filter({ hasText: "RAV4" })).toHaveCount(0);
    });

    test("a card links to its car, and the car to the form", { tag: "@slow" }, async ({ page }) => {
      await open(page, "/", lang, scripts);
      const first = page.locator("#cars article").filter({ hasText: "Jeep Compass" });
      await first.getByRole("link", { name: card.details }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jeep Compass");
      const { labels, insurance, book } = texts[lang].carDetail;
      await expect(page.locator("#specs")).toContainText(labels.fuelConsumption);
      await expect(page.locator("#specs")).toContainText(
        EXAMPLES[lang].features.split("\n").at(-1)!,
      );
      await expect(page.locator("#car-panel")).toContainText(insurance);
      await expect(page.locator("#gallery img")).toHaveCount(6);
      await page.getByRole("link", { name: book }).click();
      await expect(page).toHaveURL(`${addressIn("/", lang)}?vehicle=Jeep+Compass#booking`);
      await expect(page.locator("[name=vehicle]")).toHaveValue("Jeep Compass");
    });
  });
}

test.describe("not found", () => {
  test.use({ expectedProblems: [/status of 404/] });

  for (const lang of sample(LANGS)) {
    test(`an unknown address is a 404 page in ${lang}`, { tag: "@slow" }, async ({ page }) => {
      const response = await open(page, "/no/such/page", lang);
      expect(response.status()).toBe(404);
      await expect(page).toHaveTitle(texts[lang].errors.notFound.title);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts[lang].errors.notFound.title,
      );
      const call = page.getByRole("main").getByRole("link", { name: "+995 555 00 00 00" });
      await expect(call).toHaveAttribute("href", "tel:+995555000000");
    });

    test(`an unknown car is a 404 page in ${lang}`, { tag: "@slow" }, async ({ page }) => {
      for (const id of ["999999", "abc", "99999999999999999999"]) {
        const response = await open(page, `/cars/${id}`, lang);
        expect(response.status()).toBe(404);
        await expect(page.locator("main")).toContainText(texts[lang].carDetail.errorMessage);
      }
    });
  }
});

test.describe("a car whose load fails", () => {
  test.use({ expectedProblems: [/status of 500|ErrorResponse/] });

  for (const lang of sample(LANGS)) {
    test(`says so on its page in ${lang}, with ways on`, { tag: "@slow" }, async ({ page }) => {
      const { carDetail, errors, fleet } = texts[lang];
      await open(page, "/all-cars", lang);
      await page.route("**/cars/*.data*", (route) => route.fulfill({ status: 500, body: "-" }));
      await page.locator("article h3 a, article h2 a").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(carDetail.errorTitle);
      await expect(page).toHaveTitle(carDetail.errorTitle);
      const main = page.getByRole("main");
      await expect(main).toContainText(carDetail.errorMessage);
      await expect(main.getByRole("link", { name: errors.back })).toBeVisible();
      await main.getByRole("link", { name: fleet.viewAll }).click();
      await expect(page).toHaveURL(/\/all-cars/);
    });
  }
});

test("shows the placeholder if a picture does not load", { tag: "@slow" }, async ({ page }) => {
  await page.route("**/pictures/cars/toyota-rav4-2019/card.svg", (route) =>
    route.fulfill({ status: 200, body: "" }),
  );
  await open(page, "/cars/1");
  const picture = page.locator("#gallery img").first();
  await expect(picture).toHaveAttribute("src", "/pictures/cars/placeholder.svg");
});
