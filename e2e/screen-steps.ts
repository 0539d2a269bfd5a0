import { expect, type Page } from "@playwright/test";
import { fillBooking, newVisitor, texts, type Lang } from "./fixtures";

export async function sendEmptyForm(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].booking.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

export async function book(page: Page, lang: Lang) {
  await fillBooking(page, newVisitor(), lang);
  await page.getByRole("button", { name: texts[lang].booking.submit }).click();
  await expect(page.getByTestId("booking-number")).toBeVisible();
}

/** The visitor's page of a booking, with a message and the open cancel dialog. */
export async function openOwnBooking(page: Page, lang: Lang) {
  const { ownBooking } = texts[lang];
  await book(page, lang);
  await page.getByRole("link", { name: ownBooking.link }).click();
  await page.getByLabel(ownBooking.change.label).fill("TK 386, 03:45\nISOFIX?");
  await page.getByRole("button", { name: ownBooking.change.send }).click();
  await expect(page.getByText(ownBooking.done.message)).toBeVisible();
  await page.locator("#cancel summary").click();
}

export async function cancelOwnBooking(page: Page, lang: Lang) {
  await openOwnBooking(page, lang);
  await page.getByRole("button", { name: texts[lang].ownBooking.cancel.yes }).click();
  await expect(page.getByText(texts[lang].ownBooking.done.cancelled)).toBeVisible();
}

export async function openVoucher(page: Page, lang: Lang) {
  await page.locator("#booking-form [name=notes]").fill("TK 386. ".repeat(90));
  await book(page, lang);
  await page.getByRole("link", { name: texts[lang].ownBooking.link }).click();
  await page.getByRole("link", { name: texts[lang].ownBooking.keep.voucher }).click();
  await expect(page.getByText(texts[lang].ownBooking.voucher.shortened)).toBeVisible();
}

export async function lookForNothing(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].ownBooking.find.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** Today with hand-overs, and a request with its open dialog. */
