import type { Page } from "@playwright/test";
import { noisyPhoto } from "../../../app/catalog/photos/testing/test-pictures";
import { VISITORS } from "../combinations";
import { bookingNumber, expect, fillBooking, hydrated, newVisitor, test, texts } from "../fixtures";
import { addModel, press, useFleetSite } from "./fleet-site";
import { whatDoesNotFit } from "../layout";
import { plateForm } from "../../../app/catalog/fleet/vehicles/plate";

const PHONE = { width: 390, height: 844 };
const KBIT_PER_SECOND = 400;
const LATENCY_MS = 400;

const { enter, show } = useFleetSite();

for (const { lang, scripts } of VISITORS) {
  const { fleet, fleetDesk, photos } = texts[lang];
  const name = `Škoda Kodiaq ${lang} ${scripts ? "with" : "without"} scripts`;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: PHONE });
    test.setTimeout(300_000);

    test("staff add a model, vehicles and photos on a slow phone, and a visitor books it", async ({
      page,
      browser,
    }) => {
      await slowDown(page);
      await enter(page, "/admin/fleet/new", lang, scripts);
      await page.getByLabel(fleetDesk.fields.name, { exact: true }).waitFor();
      await addModel(page, name, lang);
      await addVehicles(page, `${lang}${scripts ? 1 : 2}`);
      await addPhotos(page);
      await expect(page.locator("#photos img[src^='/photos/']")).toHaveCount(2, {
        timeout: 120_000,
      });
      await expect(page.getByRole("heading", { name: photos.views.main })).toBeVisible();
      expect(await whatDoesNotFit(page)).toEqual([]);

      const visitorContext = await browser.newContext({
        javaScriptEnabled: scripts,
        viewport: PHONE,
      });
      const visitor = await visitorContext.newPage();
      await slowDown(visitor);
      const card = visitor.locator("article").filter({ hasText: name });
      // Until its sizes are made, a page has a drawing in the place of the photo.
      await expect(async () => {
        await show(visitor, "/all-cars", lang, scripts);
        await expect(card.locator("img[src^='/photos/']").first()).toBeVisible();
      }).toPass();
      await card.getByRole("link", { name: fleet.card.bookNow }).click();
      await expect(visitor.locator("#booking-form [name=vehicle]")).toHaveValue(name);
      if (scripts) await hydrated(visitor);
      await fillBooking(visitor, newVisitor(), lang);
      await visitor.getByRole("button", { name: texts[lang].booking.submit }).click();
      const number = await bookingNumber(visitor);
      await visitorContext.close();

      await show(page, `/admin/bookings/${number}`, lang, scripts);
      await expect(page.getByRole("main")).toContainText(name);
    });

    async function addVehicles(page: Page, tag: string) {
      const { vehicles } = fleetDesk;
      await page.locator("summary", { hasText: vehicles.add }).click();
      const plates = ["AB", "AC", "AD"].map((letters) => `${letters}-${tag.toUpperCase()}-GE`);
      await page.getByLabel(vehicles.plates, { exact: true }).fill(plates.join("\n"));
      await press(page, vehicles.addSubmit);
      for (const plate of plates.map(plateForm))
        await expect(page.locator("#vehicles")).toContainText(plate);
    }

    async function addPhotos(page: Page) {
      const files = [
        await noisyPhoto({ width: 1600, height: 1200 }),
        await noisyPhoto({ width: 1200, height: 1600 }),
      ];
      await page.getByLabel(photos.upload.label, { exact: true }).setInputFiles(
        files.map((buffer, index) => ({
          name: `IMG_${index}.jpg`,
          mimeType: "image/jpeg",
          buffer,
        })),
      );
      await press(page, photos.upload.submit);
    }
  });
}

/** Slows the line down to that of a weak mobile network, for pages with and without scripts. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const bytesPerSecond = (KBIT_PER_SECOND * 1000) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
