import {
  bookingNumber,
  expect,
  fillBooking,
  LANGS,
  newVisitor,
  open,
  test,
  texts,
} from "./fixtures";
import type { Page } from "@playwright/test";

const { booking } = texts.en;
const send = (page: Page) => page.getByRole("button", { name: booking.submit }).click();

test("a stored booking is told in three notices, and the page says the same", async ({ page }) => {
  await open(page, "/?vehicle=Mazda+3");
  await fillBooking(page, newVisitor());
  await send(page);
  const region = page.getByRole("region", { name: /^Messages/ });
  await expect(region).toContainText(booking.toasts.received);
  await expect(region.locator("[data-state=open]")).toHaveCount(1);
  const number = await bookingNumber(page);
  await expect(region).toContainText(booking.confirmation.title);
  await expect(region).toContainText(number);
  await expect(region).not.toContainText(booking.toasts.received);
  await expect(region).toContainText(booking.toasts.contact);
  await expect(region).toContainText("WhatsApp");
  await page.keyboard.press("F8");
  await expect(region.getByRole("list")).toBeFocused();
  await region.getByRole("button", { name: booking.toasts.close }).click();
  await expect(region.locator("[data-state=open]")).toHaveCount(0);
  await expect(region).toHaveText(booking.toasts.empty);
  await expect(region.getByRole("list")).toBeFocused();
});

for (const lang of LANGS) {
  test(`F8 leads to the region of messages before the first one, in ${lang}`, async ({ page }) => {
    const { label, empty } = texts[lang].booking.toasts;
    await open(page, "/faq", lang);
    const region = page.getByRole("region", { name: `${label} (F8)` });
    await page.keyboard.press("F8");
    await expect(region).toBeFocused();
    await expect(region).toHaveText(empty);
    expect(await region.evaluate((element) => element.getBoundingClientRect().width)).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test("the button stays disabled from the click to the confirmation", async ({ page }) => {
  await open(page, "/?vehicle=Mazda+3");
  await fillBooking(page, newVisitor());
  // The confirmation's data come late: the window in which a second click could fall.
  await page.route("**/*.data?*booked=*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const changes = await page.evaluateHandle(() => {
    const seen: boolean[] = [];
    const button = document.querySelector<HTMLButtonElement>("#booking-request button:not([type])");
    new MutationObserver(() => seen.push(button!.disabled)).observe(button!, {
      attributeFilter: ["disabled"],
    });
    return seen;
  });
  await send(page);
  await bookingNumber(page);
  expect(await changes.jsonValue()).toEqual([true]);
});
