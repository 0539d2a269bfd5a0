import type { Page } from "@playwright/test";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { expectAccessible } from "../accessible";
import { inDatabase } from "../../http/site-database";
import { openClonedSite } from "../cloned-site";
import { FORM_VISITORS } from "../combinations";
import { expect, newVisitor, open, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";
import type { Site } from "../site";

// On the dates of this file, Mazda 3 is sold out, and Toyota C-HR Hybrid has its last vehicle.
const [FROM, TO] = ["2030-09-10", "2030-09-14"];
const TRIP = `from=${FROM}&to=${TO}`;

let site: Site;
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await openClonedSite();
  await sell("Mazda 3", "sedan", 2);
  await sell("Toyota C-HR Hybrid", "suv", 2);
});

test.afterAll(async () => site?.stop());

/** Books and confirms a car some times for the trip. */
async function sell(vehicle: string, vehicleType: string, times: number) {
  for (let sold = 0; sold < times; sold += 1) {
    const days = { vehicle, vehicleType, pickupDate: FROM, returnDate: TO };
    const { number } = await placeBooking(newVisitor(), days, site.url);
    await setStatus(number, "confirmed");
  }
}

const setStatus = (number: string, status: "confirmed" | "cancelled") =>
  inDatabase(site, async (sql) => {
    const update = { id: BigInt(number), status, actor: "nino", overbook: false, now: new Date() };
    expect(await updateBookingStatus(sql, update, [])).toMatchObject({ ok: true });
  });

const cardOf = (page: Page, name: string) =>
  page.locator("article").filter({ has: page.getByRole("link", { name, exact: true }) });

for (const { lang, scripts } of FORM_VISITORS) {
  const { fleet, carDetail } = texts[lang];
  const { availability } = fleet;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    test(
      "cards say whether a car is free for the trip, those on request last",
      { tag: "@slow" },
      async ({ page }) => {
        await open(page, `${site.url}/all-cars?${TRIP}`, lang, scripts);
        await expect(cardOf(page, "Toyota RAV4")).toContainText(availability.free);
        await expect(cardOf(page, "Toyota C-HR Hybrid")).toContainText(availability.last);
        await expect(cardOf(page, "Mazda 3")).toContainText(availability.request);
        await expect(page.locator("article").last()).toContainText("Mazda 3");
        await expect(page.getByText(availability.note)).toBeVisible();
        expect(await whatDoesNotFit(page)).toEqual([]);
        if (scripts) await expectAccessible(page);
        await open(page, `${site.url}/?${TRIP}#cars`, lang, scripts);
        await expect(page.locator("#cars")).toContainText(availability.free);
        await expect(page.locator("#cars")).not.toContainText("Mazda 3");
      },
    );

    test("without dates nothing is said about availability", { tag: "@slow" }, async ({ page }) => {
      await open(page, `${site.url}/all-cars`, lang, scripts);
      for (const text of Object.values(availability)) {
        await expect(page.getByText(text, { exact: true })).toHaveCount(0);
      }
    });

    test(
      "a car's page finds other days, and shows the free days of a month",
      { tag: "@slow" },
      async ({ page }) => {
        const id = await inDatabase(site, async (sql) => {
          const [car] = await sql<{ id: number }[]>`select id from cars where name = 'Mazda 3'`;
          return car!.id;
        });
        await open(page, `${site.url}/cars/${id}`, lang, scripts);
        await page.locator("#filter-from").fill(FROM);
        await page.locator("#filter-to").fill(TO);
        await page.getByRole("button", { name: carDetail.dates.show }).click();
        const panel = page.locator("#car-panel");
        await expect(panel).toContainText(availability.request);
        await expect(panel).toContainText(availability.otherTrips);
        expect(await whatDoesNotFit(page)).toEqual([]);
        if (scripts) await expectAccessible(page);

        const day = (number: number) =>
          page.locator("#free-days tbody td").filter({ hasText: new RegExp(`^${number}(\\D|$)`) });
        await expect(day(9)).toContainText(carDetail.freeDays.free);
        for (const number of [10, 13])
          await expect(day(number)).toContainText(carDetail.freeDays.taken);
        await expect(day(14)).toContainText(carDetail.freeDays.free);
        await page.getByRole("link", { name: carDetail.freeDays.next }).click();
        await expect(page).toHaveURL(/month=2030-10/);
        await expect(page.locator("#free-days tbody")).not.toContainText(carDetail.freeDays.taken);

        await panel.getByRole("listitem").first().getByRole("link").click();
        await expect(panel).toContainText(availability.free);
        await expect(panel.getByText(availability.otherTrips)).toHaveCount(0);
      },
    );
  });
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { fleet, carDetail } = texts[lang];
  const { availability } = fleet;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}, a month`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    test("free days are chosen in the month", { tag: "@slow" }, async ({ page }) => {
      const { freeDays } = carDetail;
      await open(page, `${site.url}/cars/1?pickup=Batumi&pickupDate=2030-09-10`, lang, scripts);
      const days = page.locator("#free-days");
      const choose = (number: number) =>
        days.getByRole("button", { name: new RegExp(`^${number}\\D`) });
      await expect(days).toContainText(freeDays.chooseReturn);
      await expect(choose(9)).toHaveCount(0);
      await choose(14).click();
      await expect(page).toHaveURL(/pickup=Batumi&.*pickupDate=2030-09-10&returnDate=2030-09-14/);
      await expect(page.locator("#car-panel")).toContainText(availability.free);
      await expect(days).toContainText(freeDays.choosePickup);
      await expect(choose(12)).toContainText(freeDays.chosen);
      await choose(20).click();
      await expect(page).toHaveURL(/month=2030-09&pickupDate=2030-09-20#/);
      await expect(days).toContainText(freeDays.chooseReturn);
      expect(await whatDoesNotFit(page)).toEqual([]);
      if (scripts) await expectAccessible(page);
    });
  });
}

test("a cached page shows each change of its model at once", { tag: "@slow" }, async ({ page }) => {
  const address = `${site.url}/all-cars?from=2030-10-01&to=2030-10-04`;
  const card = cardOf(page, "Mazda 6");
  const { availability } = texts.en.fleet;
  await open(page, address);
  await expect(card).toContainText(availability.last);
  const days = { pickupDate: "2030-10-01", returnDate: "2030-10-04", vehicleType: "sedan" };
  const { number } = await placeBooking(newVisitor(), { ...days, vehicle: "Mazda 6" }, site.url);
  await page.reload();
  await expect(card).toContainText(availability.last);
  await setStatus(number, "confirmed");
  await page.reload();
  await expect(card).toContainText(availability.request);
  await setStatus(number, "cancelled");
  await page.reload();
  await expect(card).toContainText(availability.last);
});
