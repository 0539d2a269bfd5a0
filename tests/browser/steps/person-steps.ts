import { expect, type Page } from "@playwright/test";
import { newVisitor, signIn, texts, type Lang } from "../fixtures";
import { placeBooking } from "../place-booking";

/** Shows the question before a person is erased. */
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

/**
 * Confirms the session if the page asks. That of all tests counts as confirmed for a quarter of an hour
 * only. Confirming it again would give it a new token, which the other tests don't have.
 */
export async function confirmIfAsked(page: Page, lang: Lang) {
  const asked = new URL(page.url());
  if (asked.pathname !== "/admin/confirm") return;
  await page.context().clearCookies({ name: "session" });
  await signIn(page, lang);
  await page.goto(asked.searchParams.get("next")!);
}
