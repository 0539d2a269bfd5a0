import { placeBooking } from "../place-booking";
import { businessTime } from "../../../app/web/calendar";
import { expect, LANGS, newVisitor, openDesk, test, texts } from "../fixtures";
import { sample } from "../combinations";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

for (const lang of sample(LANGS)) {
  test(`a phone without scripts finds a booking and asks who had a plate, in ${lang}`, async ({
    page,
  }) => {
    const { search, booking } = texts[lang];
    const visitor = newVisitor();
    const { number } = await placeBooking(visitor, { notes: `Cradle for ${visitor.name}` });
    await openDesk(page, "/admin/today", lang, false);
    const box = page.getByRole("search", { name: search.label });
    await expect(box).toBeInViewport();
    await box.getByRole("searchbox").fill(visitor.name.toUpperCase());
    await box.getByRole("button").click();
    await expect(page).toHaveURL(/\/admin\/search\?/);
    const found = page.getByRole("article", { name: new RegExp(`^${number} `) });
    await expect(found).toContainText(booking.statuses.pending);
    await expect(found.getByRole("link").first()).toHaveAttribute(
      "href",
      new RegExp(`/admin/bookings/${number}`),
    );
    await expect(page.getByRole("searchbox")).toHaveValue(visitor.name.toUpperCase());

    const { fields, submit, faults } = search.holder;
    await page.getByLabel(fields.plate, { exact: true }).fill("aa001mg");
    await page.getByLabel(fields.date, { exact: true }).fill(businessTime(new Date()).date);
    await page.getByLabel(fields.time, { exact: true }).fill("00:00");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.locator("#holder").getByRole("status")).toContainText("AA-001-MG");
    await expect(page.locator("#holder")).not.toContainText(faults.date);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
