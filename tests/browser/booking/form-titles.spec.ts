import type { Page } from "@playwright/test";
import { sample } from "../combinations";
import {
  bookingNumber,
  expect,
  fillBooking,
  newVisitor,
  open,
  openDesk,
  test,
  texts,
} from "../fixtures";
import { placeBooking } from "../place-booking";

for (const [lang, scripts, refused] of sample([
  ["ka", false, /^შეცდომა: /],
  ["en", true, /^Error: /],
] as const)) {
  const { account, booking, operator, ownBooking, settings } = texts[lang];
  const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
  const startsWith = (text: string) => new RegExp(`^${text.replaceAll(/[.?()]/g, "\\$&")}`);

  test.describe(`the title, in ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({
      javaScriptEnabled: scripts,
      expectedProblems: [/status of 4(?:22|29)/],
      extraHTTPHeaders: { "X-Forwarded-For": `titles-${lang}.test` },
    });

    test(
      "names the refusal of a visitor's form, and what was done",
      { tag: "@slow" },
      async ({ page }) => {
        await open(page, "/?vehicle=Mazda+3", lang, scripts);
        await expect(page).not.toHaveTitle(refused);
        await press(page, booking.submit);
        await expect(page).toHaveTitle(refused);
        await fillBooking(page, newVisitor(), lang);
        await press(page, booking.submit);
        await bookingNumber(page);
        await expect(page).toHaveTitle(startsWith(booking.confirmation.title));
        await page.getByRole("link", { name: ownBooking.link }).click();
        await page.locator("#change summary").click();
        await press(page, ownBooking.change.send);
        await expect(page).toHaveTitle(refused);
        await page.getByLabel(ownBooking.change.label).fill("TK 386");
        await press(page, ownBooking.change.send);
        await expect(page).toHaveTitle(startsWith(ownBooking.done.message));
        await page.locator("#cancel summary").click();
        await press(page, ownBooking.withdraw.yes);
        await expect(page).toHaveTitle(startsWith(ownBooking.done.cancelled));
        await open(page, "/bookings", lang, scripts);
        await press(page, ownBooking.find.submit);
        await expect(page).toHaveTitle(refused);
      },
    );

    test(
      "names the refusal of a form of the desk, and what was done",
      { tag: "@slow" },
      async ({ page }) => {
        const { number } = await placeBooking(newVisitor());
        // The account is a separate one: failed attempts delay its next sign-in, also in other tests.
        await open(page, "/admin?account=other", lang, scripts);
        await page.getByLabel(operator.account).fill("nobody");
        await page.getByLabel(operator.password).fill("wrong password");
        await press(page, operator.signIn);
        await expect(page).toHaveTitle(refused);
        await openDesk(page, "/admin", lang, scripts);
        await expect(page).toHaveTitle(new RegExp(`${operator.title}$`));
        await page.getByRole("link", { name: account.link }).click();
        await press(page, account.password.submit);
        await expect(page).toHaveTitle(refused);
        await open(page, "/admin/settings", lang, scripts);
        await page.getByLabel(settings.fields.phone, { exact: true }).fill("555");
        await press(page, settings.save);
        await expect(page).toHaveTitle(refused);
        await open(page, `/admin/bookings/${number}`, lang, scripts);
        await page.getByLabel(operator.note.label, { exact: true }).fill("TK 386");
        await press(page, operator.note.save);
        const noted = operator.flash.noted.replace("{{id}}", number);
        await expect(page).toHaveTitle(new RegExp(`^(?:\\(\\d+\\) )?${noted.replace(".", "\\.")}`));
      },
    );
  });
}
