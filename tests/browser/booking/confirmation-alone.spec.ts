import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
import { VISITORS } from "../combinations";
import {
  bookingNumber,
  expect,
  fillBooking,
  hydrated,
  newVisitor,
  open,
  test,
  texts,
} from "../fixtures";
import { submit } from "./booking-submit";

const OTHER_PARTS =
  "#cars, #services, #reviews, #about, #contact, [data-prompt], [data-bar], form[aria-label]";

/** Expects that the page has nothing but the confirmation. */
async function expectAlone(page: Page, lang: "en" | "ka") {
  const { confirmation } = texts[lang].booking;
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(confirmation.title);
  await expect(page.locator("main").locator(OTHER_PARTS)).toHaveCount(0);
  await expect(page.locator("#booking-request")).toHaveCount(0);
  const { banner, footer } = texts[lang].site;
  await expect(page.getByRole("complementary", { name: banner.label })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: footer.cities })).toHaveCount(0);
}

for (const { lang, scripts } of VISITORS) {
  test.describe(`the confirmation, in ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    test("has the page for itself, also after a reload, back and forward", async ({ page }) => {
      const { booking, ownBooking } = texts[lang];
      const visitor = newVisitor();
      await open(page, "/?vehicle=Mazda+3", lang, scripts);
      await fillBooking(page, visitor, lang);
      await page.getByRole("button", { name: booking.submit }).click();
      const number = await bookingNumber(page);
      await expectAlone(page, lang);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await expect(page).toHaveTitle(new RegExp(`^${booking.confirmation.title} · `));
      if (scripts) await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.locator("#booking")).toContainText(visitor.email);
      if (scripts) await expectAccessible(page);
      const own = page.getByRole("link", { name: ownBooking.link });
      await expect(own).toHaveAttribute("href", /\/bookings\/[\w-]{22}/);
      await expect(page.getByRole("link", { name: ownBooking.keep.calendar })).toHaveAttribute(
        "href",
        /calendar\.ics$/,
      );

      await page.reload();
      await expectAlone(page, lang);
      expect(await bookingNumber(page)).toBe(number);
      if (scripts) await hydrated(page);

      await page.getByRole("link", { name: booking.another }).click();
      await expect(page.locator("[name=name]")).toHaveValue("");
      await expect(page.locator("#cars article").first()).toBeAttached();
      await expect(page).not.toHaveURL(/booked=/);
      await page.goBack();
      await expectAlone(page, lang);
      await page.goForward();
      await expect(page.locator("#booking-request")).toBeAttached();
    });
  });
}

test(
  "the form comes back without a request after a booking that was just sent",
  { tag: "@slow" },
  async ({ page }) => {
    await open(page, "/?vehicle=Mazda+3");
    await fillBooking(page, newVisitor());
    await submit(page);
    await bookingNumber(page);
    await expectAlone(page, "en");
    await page.goBack();
    await expect(page.locator("[name=name]")).toHaveValue("");
    await page.goForward();
    await expectAlone(page, "en");
    await page.getByRole("link", { name: texts.en.booking.another }).click();
    await expect(page.locator("#booking-request")).toBeInViewport();
  },
);

test.describe("an unknown booking", () => {
  test.use({ expectedProblems: [/status of 404/] });

  test("leads to the form", async ({ page }) => {
    const { booking, ownBooking } = texts.en;
    await open(page, `/?booked=${"A".repeat(22)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ownBooking.unknown.title);
    await expectAccessible(page);
    await page.getByRole("link", { name: booking.confirmation.form }).click();
    await expect(page.locator("#booking-request")).toBeInViewport();
  });
});
