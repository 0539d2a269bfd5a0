import type { Page } from "@playwright/test";
import { addDays } from "~/web/calendar";
import { VISITORS } from "../combinations";
import {
  bookingNumber,
  expect,
  fillBooking,
  hydrated,
  newVisitor,
  test,
  texts,
  type Lang,
} from "../fixtures";
import { addModel, press, useFleetSite } from "../offer/fleet-site";
import { whatDoesNotFit } from "../layout";
import { NEAR_TRIP } from "../near-trip";

const PLACES = [
  { en: "Tbilisi", ka: "თბილისი" },
  { en: "Tbilisi Airport", ka: "თბილისის აეროპორტი" },
];

const COMPANY = { name: "Kolkhi Cars", phone: "+995599112233", email: "we@kolkhi.example" };

for (const { lang, scripts } of VISITORS) {
  const { booking, contentDesk, prices, settings, setup } = texts[lang];
  const name = `Kolkhi 4x4 ${lang}`;
  const about = lang === "en" ? "Two brothers from Kutaisi" : "ორი ძმა ქუთაისიდან";
  const total = lang === "en" ? "540 GEL" : "540\u00a0₾";

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });
    test.setTimeout(300_000);
    const { enter, show } = useFleetSite();

    test("a company opens for business in lari, and a visitor books", async ({ page, browser }) => {
      await enter(page, "/admin/setup", lang, scripts);
      await page.getByRole("link", { name: setup.example.link }).click();
      await press(page, setup.example.yes);
      await expect(page.getByText(setup.emptied)).toBeVisible();

      await open(page, "/admin/settings");
      for (const [field, value] of Object.entries(COMPANY)) await fill(page, field, value);
      await fill(page, "rateGEL", "2.5");
      await fill(page, "rateEUR", "0.9");
      await press(page, settings.save);

      await open(page, "/admin/fleet/new");
      await addModel(page, name, lang);
      await open(page, "/admin/prices?currency=GEL");
      await press(page, prices.currency.save.GEL);
      await expect(page.getByRole("main").getByText(prices.done.currency)).toBeVisible();
      await setRate(page);
      await addSeason(page);
      // The example's places are gone with it.
      for (const place of PLACES) {
        await open(page, "/admin/prices");
        await addPlace(page, place);
        await press(page, prices.places.save);
        await expect(page.getByRole("main").getByText(prices.done.places)).toBeVisible();
      }

      await open(page, "/admin/content/about");
      await fill(page, `aboutLead.${lang}`, about);
      await press(page, contentDesk.save);
      await open(page, "/admin/setup");
      expect(await whatDoesNotFit(page)).toEqual([]);

      const context = await browser.newContext({ javaScriptEnabled: scripts });
      const visitor = await context.newPage();
      await open(visitor, `/?vehicle=${encodeURIComponent(name)}`);
      await expect(visitor.getByText(about).first()).toBeVisible();
      await fillBooking(visitor, newVisitor(), lang);
      if (!scripts)
        await visitor.getByRole("button", { name: booking.price.show, exact: true }).click();
      await expect(visitor.locator("#booking-form")).toContainText(total);
      await visitor.getByRole("button", { name: booking.submit }).click();
      const number = await bookingNumber(visitor);
      await expect(visitor.locator("#booking")).toContainText(total);
      await context.close();

      await open(page, `/admin/bookings/${number}`);
      await expect(page.getByRole("main")).toContainText(total);
    });

    async function open(page: Page, path: string) {
      await show(page, path, lang, scripts);
      if (scripts) await hydrated(page);
    }

    /** SUVs cost 100 lari a day from 4 days on. */
    async function setRate(page: Page) {
      await open(page, "/admin/prices");
      const days = page.locator("[name=days]");
      const values = await Promise.all(
        Array.from({ length: await days.count() }, (_, index) => days.nth(index).inputValue()),
      );
      await page.locator(`#rate-suv-${values.indexOf("4")}`).fill("100");
      await press(page, prices.saveRates);
      await expect(page.getByRole("main").getByText(prices.done.rates)).toBeVisible();
    }

    /**
     * Adds a season in which two of the five days of the booking cost 20 per cent more: 3 × 100 + 2 × 120.
     */
    async function addSeason(page: Page) {
      await open(page, "/admin/prices?season=new");
      await fillSeason(page);
      await press(page, prices.seasons.save);
      await expect(page.getByRole("main").getByText(prices.done.season)).toBeVisible();
    }
  });
}

async function fill(page: Page, name: string, value: string) {
  await page.getByRole("main").locator(`[name="${name}"]`).fill(value);
}

async function addPlace(page: Page, place: Record<Lang, string>) {
  await page.locator("#places [name='name.en']").last().fill(place.en);
  await page.locator("#places [name='name.ka']").last().fill(place.ka);
  await page.locator("#places [name=fee]").last().fill("0");
}

async function fillSeason(page: Page) {
  await fill(page, "name.en", "Summer");
  await fill(page, "name.ka", "ზაფხული");
  await fill(page, "from", addDays(NEAR_TRIP.returnDate, -2));
  await fill(page, "to", addDays(NEAR_TRIP.returnDate, 77));
  await fill(page, "percent", "20");
}
