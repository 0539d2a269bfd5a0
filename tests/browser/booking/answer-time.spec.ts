import type { Page } from "@playwright/test";
import { addDays, businessTime } from "~/web/calendar";
import { expectAccessible } from "../accessible";
import { FORM_VISITORS } from "../combinations";
import { expect, open, test, texts } from "../fixtures";

/** Returns date and time in Georgia some minutes from now. */
const inMinutes = (minutes: number) => businessTime(new Date(Date.now() + minutes * 60_000));

async function fillTrip(page: Page, minutes: number) {
  const pickup = inMinutes(minutes);
  await page.locator("#booking-pickup").selectOption("Tbilisi Airport");
  await page.locator("#booking-pickupDate").fill(pickup.date);
  await page.locator("#booking-pickupTime").fill(pickup.time);
  await page.locator("#booking-return").selectOption("same");
  await page.locator("#booking-returnDate").fill(addDays(pickup.date, 5));
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { answer, confirmation, notices, price } = texts[lang].booking;

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("the time of the answer stands at the button", async ({ page }) => {
      await open(page, "/?vehicle=Mazda+3", lang, scripts);
      await fillTrip(page, 10 * 24 * 60);
      const form = page.locator("#booking-form");
      const rule = answer.rule.replace("{{opens}}", "09:00").replace("{{closes}}", "21:00");
      const [beginning = ""] = answer.today.split(",");
      await expect(form).toContainText(scripts ? beginning : rule);
    });

    test("a pick-up that is too soon is said before sending, with other ways", async ({ page }) => {
      await open(page, "/?vehicle=Mazda+3", lang, scripts);
      await fillTrip(page, 61);
      if (!scripts) await page.getByRole("button", { name: price.show, exact: true }).click();
      const form = page.locator("#booking-form");
      await expect(form).toContainText(notices.tooSoon);
      await expect(form).toContainText(answer.soon);
      const whatsapp = form.getByRole("link", { name: confirmation.via.whatsapp });
      const link = new URL((await whatsapp.getAttribute("href"))!);
      expect(link.searchParams.get("text")).toMatch(/Mazda 3.*\d\d:\d\d/);
      await expect(form.locator("a[href^='tel:']")).toHaveCount(1);
    });
  });
}

test(
  "the form with other ways than a request is accessible",
  { tag: "@slow" },
  async ({ page }) => {
    await open(page, "/?vehicle=Mazda+3");
    await fillTrip(page, 61);
    await expect(page.locator("#booking-form")).toContainText(texts.en.booking.answer.soon);
    await expectAccessible(page, { area: "#booking-form" });
  },
);
