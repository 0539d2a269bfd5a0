import { addressIn } from "../address-in";
import { seedLargeFleet } from "#db/seed/large-fleet";
import { insertModel } from "~/catalog/fleet/models/change-model.server";
import { modelInput } from "~/catalog/fleet/testing/model-input";
import { expectAccessible } from "../accessible";
import { changeFleet } from "../../http/site-database";
import { openClonedSite } from "../cloned-site";
import { sample } from "../combinations";
import { expect, hydrated, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import type { Site } from "../site";

let site: Site;
let outback = 0;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await openClonedSite();
  await changeFleet(site, async (sql) => {
    await seedLargeFleet(sql, { models: 120, vehicles: 200 });
    const input = modelInput("Subaru Outback", {
      minAge: 23,
      licenceYears: 2,
      deposit: 150,
      roadsNotAllowed: { en: "Tusheti\nUshguli to Lentekhi", ka: "" },
    });
    const added = await insertModel(sql, { input, actor: "nino" });
    outback = added.ok ? added.id : 0;
    await sql`update cars set name = 'Jeep Compass S' where name = 'Jeep Compass'`;
  });
});

test.afterAll(async () => site?.stop());

test(
  "a stored choice and a saved draft with a former name select the renamed car",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(() => localStorage.setItem("selectedCar", "Jeep Compass"));
    await page.goto(site.url);
    await hydrated(page);
    const vehicle = page.locator("#booking-form [name=vehicle]");
    await expect(vehicle).toHaveValue("Jeep Compass S");
    await page.evaluate(() => {
      localStorage.removeItem("selectedCar");
      localStorage.setItem("bookingDraft", '{"name":"Nino","vehicle":"Jeep Compass"}');
    });
    await page.reload();
    await hydrated(page);
    await expect(page.locator("#booking-form [name=name]")).toHaveValue("Nino");
    await expect(vehicle).toHaveValue("Jeep Compass S");
  },
);

test("choosing a car sets the type of its body", { tag: "@slow" }, async ({ page }) => {
  await page.goto(site.url);
  await hydrated(page);
  const type = page.locator("#booking-form [name=vehicleType]");
  await page.locator("#booking-form [name=vehicle]").selectOption("Jeep Compass S");
  await expect(type).toHaveValue("suv");
  await page.locator("#booking-form [name=vehicle]").selectOption("Subaru Outback");
  await expect(type).toHaveValue("sedan");
});

for (const path of sample(["/cars", "/all-cars?page=2"])) {
  test(`${path} with a company's own model is accessible`, { tag: "@slow" }, async ({ page }) => {
    await page.goto(site.url + (path === "/cars" ? `${path}/${outback}` : path));
    await hydrated(page);
    await expectAccessible(page);
  });
}

for (const [lang, scripts] of sample([
  ["en", false],
  ["ka", true],
] as const)) {
  const { fleet, terms } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 320, height: 640 } });

    test(
      "the pages of a long list are links that keep the filters",
      { tag: "@slow" },
      async ({ page }) => {
        await page.goto(site.url + addressIn("/all-cars?passengers=2", lang));
        await page.getByRole("link", { name: fleet.pages.next }).click();
        await expect(page).toHaveURL(/passengers=2&page=2/);
        await expect(
          page.getByRole("main").getByRole("status").filter({ hasText: /\S/ }).first(),
        ).toContainText("2");
        await expect(page.locator("#filter-passengers")).toHaveValue("2");
        await expect(page.getByRole("link", { name: fleet.pages.previous })).toBeVisible();
        expect(await whatDoesNotFit(page)).toEqual([]);
      },
    );

    test(
      "a car shows its conditions and the drawing of its body",
      { tag: "@slow" },
      async ({ page }) => {
        await page.goto(site.url + addressIn(`/cars/${outback}`, lang));
        await expect(page.getByRole("heading", { name: terms.title })).toBeVisible();
        const roads = page.getByText("Ushguli to Lentekhi");
        expect(await roads.getAttribute("lang")).toBe(lang === "en" ? null : "en");
        const picture = page.locator('main img[src$="/pictures/bodies/wagon.svg"]').first();
        await expect(picture).toBeVisible();
        expect(await whatDoesNotFit(page)).toEqual([]);
      },
    );
  });
}
