import { expect, type Page } from "@playwright/test";
import { newVisitor, texts, type Lang } from "./fixtures";
import { placeBooking } from "./place-booking";
import { STAFF_PASSWORD } from "./site";

/** The question before a person is erased. */
export async function askToErase(page: Page, lang: Lang) {
  const { person } = texts[lang];
  const visitor = newVisitor();
  await placeBooking(visitor);
  await confirmIfAsked(page, lang);
  await page.getByLabel(person.who).fill(visitor.email);
  await page.getByRole("button", { name: person.find }).click();
  await page.getByRole("button", { name: person.erase }).click();
  await expect(page.getByText(person.stays)).toBeVisible();
}

/** The session of all tests counts as confirmed for a quarter of an hour only. */
async function confirmIfAsked(page: Page, lang: Lang) {
  if (new URL(page.url()).pathname !== "/admin/confirm") return;
  const { confirm } = texts[lang].account;
  await page.getByLabel(confirm.label).fill(STAFF_PASSWORD);
  await page.getByRole("button", { name: confirm.submit }).click();
}
