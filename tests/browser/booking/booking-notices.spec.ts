import { sample } from "../combinations";
import {
  bookingNumber,
  bookingReference,
  expect,
  fillBooking,
  LANGS,
  newVisitor,
  open,
  pauseClock,
  test,
  texts,
} from "../fixtures";
import { whatIsCovered } from "../covered";
import type { Locator, Page } from "@playwright/test";

const { booking } = texts.en;
const send = (page: Page) => page.getByRole("button", { name: booking.submit }).click();

/** Advances a paused clock until a toast has the text. Each is shown for at least a second. */
async function runUntilShown(toast: Locator, text: string) {
  await expect(async () => {
    await toast.page().clock.runFor(500);
    await expect(toast).toContainText(text, { timeout: 100 });
  }).toPass();
}

test(
  "a stored booking is announced by three toasts, and shown in the page",
  { tag: "@slow" },
  async ({ page }) => {
    await page.clock.install();
    await open(page, "/?vehicle=Mazda+3");
    await fillBooking(page, newVisitor());
    await pauseClock(page);
    await send(page);
    const region = page.getByRole("region", { name: /^Messages/ });
    await runUntilShown(region, booking.toasts.received);
    await runUntilShown(region, booking.confirmation.title);
    await expect(region).toContainText(await bookingReference(page));
    await runUntilShown(region, booking.toasts.contact);
    await expect(region).not.toContainText(booking.toasts.received);
    await expect(region).toContainText("WhatsApp");
    await page.keyboard.press("F8");
    await expect(region).toBeFocused();
    await region.getByRole("button", { name: booking.toasts.close }).click();
    await expect(region).toHaveText(booking.toasts.empty);
    await expect(region).toBeFocused();
  },
);

for (const lang of sample(LANGS)) {
  test(
    `F8 leads to the region of messages before the first one, in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      const { label, empty } = texts[lang].booking.toasts;
      await open(page, "/faq", lang);
      const region = page.getByRole("region", { name: `${label} (F8)` });
      await page.keyboard.press("F8");
      await expect(region).toBeFocused();
      await expect(region).toHaveText(empty);
      expect(await region.evaluate((element) => element.getBoundingClientRect().width)).toBe(1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
}

for (const lang of sample(LANGS)) {
  test(
    `a toast covers no focused control and not the end of the page, in ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.clock.install();
      await open(page, "/?vehicle=Mazda+3", lang);
      await fillBooking(page, newVisitor(), lang);
      // The last toast stays.
      await pauseClock(page);
      await page.getByRole("button", { name: texts[lang].booking.submit }).click();
      const toast = page.getByRole("region", { name: texts[lang].booking.toasts.label });
      await runUntilShown(toast, texts[lang].booking.toasts.contact);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await whatIsCovered(page), `${width} px`).toEqual([]);
      }
      await expect(toast).toBeVisible();
      // It comes after the footer, and lies over nothing of the confirmation.
      const gap = await toast.evaluate((element) => {
        const footer = document.querySelector("body > footer");
        return element.getBoundingClientRect().top - footer!.getBoundingClientRect().bottom;
      });
      expect(gap).toBeGreaterThanOrEqual(0);
    },
  );
}

test(
  "the button stays disabled from the click to the confirmation",
  { tag: "@slow" },
  async ({ page }) => {
    await open(page, "/?vehicle=Mazda+3");
    await fillBooking(page, newVisitor());
    // The confirmation's data come late: the window in which a second click could fall.
    await page.route("**/*.data?*booked=*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    const changes = await page.evaluateHandle(() => {
      const seen: boolean[] = [];
      const button = document.querySelector<HTMLButtonElement>(
        "#booking-request button:not([type])",
      );
      new MutationObserver(() => seen.push(button!.disabled)).observe(button!, {
        attributeFilter: ["disabled"],
      });
      return seen;
    });
    await send(page);
    await bookingNumber(page);
    expect(await changes.jsonValue()).toEqual([true]);
  },
);
