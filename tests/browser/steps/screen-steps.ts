import { expect, type Page } from "@playwright/test";
import { fillBooking, newVisitor, texts, type Lang } from "../fixtures";
import { confirmBooking, placeBooking } from "../place-booking";

export async function sendEmptyForm(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].booking.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

export async function book(page: Page, lang: Lang) {
  await fillBooking(page, newVisitor(), lang);
  await page.getByRole("button", { name: texts[lang].booking.submit }).click();
  await expect(page.getByTestId("booking-number")).toBeVisible();
}

export async function newBooking() {
  const { token } = await placeBooking(newVisitor());
  return `/bookings/${token}`;
}

export async function newVoucher() {
  // No car of the fleet, so that no other test's confirmation takes it.
  const car = { vehicle: "Other", vehicleType: "suv" };
  const notes = "TK 386. ".repeat(90);
  const { number, token } = await placeBooking(newVisitor(), { ...car, notes });
  await confirmBooking(number);
  return `/bookings/${token}/voucher`;
}

/** Sends a message of the customer, and opens all forms of the page. */
export async function sendMessage(page: Page, lang: Lang) {
  const { ownBooking } = texts[lang];
  await page.locator("#change summary").click();
  await page.getByLabel(ownBooking.change.label).fill("TK 386, 03:45\nISOFIX?");
  await page.getByRole("button", { name: ownBooking.change.send }).click();
  await expect(page.getByText(ownBooking.done.message)).toBeVisible();
  for (const card of ["ask", "correct", "change", "cancel"]) {
    await page.locator(`#${card} summary`).click();
  }
}

export async function cancelOwnBooking(page: Page, lang: Lang) {
  await sendMessage(page, lang);
  await page.getByRole("button", { name: texts[lang].ownBooking.withdraw.yes }).click();
  await expect(page.getByText(texts[lang].ownBooking.done.cancelled)).toBeVisible();
}

export async function lookForNothing(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].ownBooking.find.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}
