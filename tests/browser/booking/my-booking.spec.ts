import { expectAccessible } from "../accessible";
import { FORM_VISITORS } from "../combinations";
import { expect, hydrated, newVisitor, open, test, texts } from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";

for (const { lang, scripts } of FORM_VISITORS) {
  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("every header leads to the bookings of the browser, and from there to each", async ({
      page,
      context,
    }) => {
      const { ownBooking, site } = texts[lang];
      const { reference, token } = await placeBooking(newVisitor());
      const { reference: other } = await placeBooking(newVisitor());
      await context.addCookies([
        { name: "bookings", value: token, url: process.env.SITE_URL! },
        { name: "live", value: "1", url: process.env.SITE_URL! },
      ]);
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, "/faq", lang, scripts);
      const header = page.getByRole("banner");
      await header.locator("summary").last().click();
      await header.getByRole("link", { name: site.nav.findBooking }).click();
      await expect(page).toHaveURL(/\/bookings$/);
      if (scripts) await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(ownBooking.list.title);
      const list = page.getByRole("list", { name: ownBooking.list.lead });
      await expect(list.getByRole("listitem")).toHaveCount(1);
      await expect(list).toContainText("Mazda 3");
      await expect(list).toContainText(texts[lang].booking.statuses.pending);
      await expect(page.getByText(other)).toHaveCount(0);
      expect(await whatDoesNotFit(page)).toEqual([]);
      if (scripts) await expectAccessible(page);

      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(header.getByRole("link", { name: site.nav.findBooking })).toBeVisible();
      expect(await whatDoesNotFit(page)).toEqual([]);
      await list.getByRole("link", { name: reference }).click();
      await expect(page).toHaveURL(/\/bookings\/[\w-]{22}$/);
      await expect(page.getByTestId("booking-reference")).toHaveText(reference);
    });
  });
}
