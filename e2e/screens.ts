import { expect, type Page } from "@playwright/test";
import { bookingNumber, fillBooking, newVisitor, open, signIn, texts, type Lang } from "./fixtures";

/** A screen of visitors or staff. */
export type Screen = {
  /** For file names and test titles. */
  name: string;
  path: string;
  /** For a page without one. */
  scripts?: false;
  /** Steps on the page that lead to the screen. */
  prepare?: (page: Page, lang: Lang) => Promise<void>;
};

/** Every screen of the site, for tests and screenshots. */
export const SCREENS: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "refused-form", path: "/", prepare: sendEmptyForm },
  { name: "confirmation", path: "/?vehicle=Mazda+3", prepare: book },
  { name: "own-booking", path: "/?vehicle=Mazda+3", prepare: openOwnBooking },
  { name: "own-booking-cancelled", path: "/?vehicle=Mazda+3", prepare: cancelOwnBooking },
  { name: "voucher", path: "/?vehicle=Mazda+3", prepare: openVoucher },
  { name: "find-booking", path: "/bookings", prepare: lookForNothing },
  { name: "all-cars", path: "/all-cars" },
  { name: "fleet-dates", path: "/all-cars?from=2030-06-10&to=2030-06-15" },
  { name: "no-car-fits", path: "/all-cars?type=sedan&price=premium" },
  { name: "car", path: "/cars/1" },
  { name: "car-specs", path: "/cars/1#specs" },
  { name: "missing-car", path: "/cars/999999" },
  { name: "zoom", path: "/zoom-examples" },
  { name: "slideshow", path: "/zoom-examples?mode=image-gallery" },
  { name: "hover-zoom", path: "/zoom-examples?mode=hover-zoom" },
  { name: "guides", path: "/guides" },
  { name: "guide", path: "/guides/georgian-mountain-roads-tips" },
  { name: "faq", path: "/faq#prices" },
  { name: "privacy", path: "/privacy-policy" },
  { name: "terms", path: "/terms" },
  { name: "tbilisi", path: "/tbilisi" },
  { name: "blog", path: "/blog" },
  { name: "regional-guide", path: "/blog?guide=svaneti" },
  { name: "ga-test", path: "/ga-test" },
  { name: "gate", path: "/admin" },
  { name: "desk", path: "/?vehicle=Mazda+3", prepare: openDesk },
  { name: "desk-booking", path: "/?vehicle=Mazda+3", prepare: openDeskBooking },
  { name: "desk-analytics", path: "/admin", prepare: openVisits },
  { name: "account", path: "/admin", prepare: openAccount },
  { name: "settings", path: "/admin", prepare: openSettings },
  { name: "prices", path: "/admin", prepare: openPrices },
  { name: "season", path: "/admin", prepare: openSeason },
  { name: "offline", path: "/offline", scripts: false },
  { name: "404", path: "/nothing-here" },
];

async function sendEmptyForm(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].booking.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function book(page: Page, lang: Lang) {
  await fillBooking(page, newVisitor(), lang);
  await page.getByRole("button", { name: texts[lang].booking.submit }).click();
  await expect(page.getByTestId("booking-number")).toBeVisible();
}

/** The visitor's page of a booking, with a message and the open cancel dialog. */
async function openOwnBooking(page: Page, lang: Lang) {
  const { ownBooking } = texts[lang];
  await book(page, lang);
  await page.getByRole("link", { name: ownBooking.link }).click();
  await page.getByLabel(ownBooking.change.label).fill("TK 386, 03:45\nISOFIX?");
  await page.getByRole("button", { name: ownBooking.change.send }).click();
  await expect(page.getByText(ownBooking.done.message)).toBeVisible();
  await page.locator("#cancel summary").click();
}

async function cancelOwnBooking(page: Page, lang: Lang) {
  await openOwnBooking(page, lang);
  await page.getByRole("button", { name: texts[lang].ownBooking.cancel.yes }).click();
  await expect(page.getByText(texts[lang].ownBooking.done.cancelled)).toBeVisible();
}

async function openVoucher(page: Page, lang: Lang) {
  await page.locator("#booking-form [name=notes]").fill("TK 386. ".repeat(90));
  await book(page, lang);
  await page.getByRole("link", { name: texts[lang].ownBooking.link }).click();
  await page.getByRole("link", { name: texts[lang].ownBooking.keep.voucher }).click();
  await expect(page.getByText(texts[lang].ownBooking.voucher.shortened)).toBeVisible();
}

async function lookForNothing(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].ownBooking.find.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** The desk with one booking and its open dialog; other bookings would only take time. */
async function openDesk(page: Page, lang: Lang) {
  await book(page, lang);
  const number = await bookingNumber(page);
  await signIn(page, lang);
  await open(page, `/admin?tab=bookings&q=${number}`, lang);
  await page.locator("details[name^=decide] summary").first().click();
}

/** A booking's page on the desk with a note and an open dialog. */
async function openDeskBooking(page: Page, lang: Lang) {
  const { operator } = texts[lang];
  await book(page, lang);
  const number = await bookingNumber(page);
  await signIn(page, lang);
  await open(page, `/admin/bookings/${number}`, lang);
  await page.getByLabel(operator.note.label, { exact: true }).fill("TK 386, 03:45");
  await page.getByRole("button", { name: operator.note.save }).click();
  await expect(page.getByText(operator.flash.noted.replace("{{id}}", number))).toBeVisible();
  await page.locator("details[name^=decide] summary").last().click();
}

/** The analytics tab with visits and an open table. */
async function openVisits(page: Page, lang: Lang) {
  const userAgent = "Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0";
  for (const path of ["/", "/privacy-policy", "/cars/1"]) {
    const visit = { page: path, userAgent, timestamp: new Date().toISOString() };
    await page.request.post(new URL("/api/track-visit", page.url()).href, { data: visit });
  }
  await signIn(page, lang);
  await page.getByRole("link", { name: texts[lang].visits.tab }).click();
  await expect(page.getByText(texts[lang].visits.sessionTime)).toBeVisible();
  await page.locator("details summary", { hasText: texts[lang].visits.byHour }).click();
}

async function openAccount(page: Page, lang: Lang) {
  await signIn(page, lang);
  await page.getByRole("link", { name: texts[lang].account.link }).click();
  await page.getByRole("button", { name: texts[lang].account.password.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function openSettings(page: Page, lang: Lang) {
  await signIn(page, lang);
  await page.getByRole("link", { name: texts[lang].settings.title }).click();
  await page.getByLabel(texts[lang].settings.fields.phone, { exact: true }).fill("555");
  await page.getByRole("button", { name: texts[lang].settings.save }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** The prices with a message at a wrong rate. */
async function openPrices(page: Page, lang: Lang) {
  const { prices } = texts[lang];
  await signIn(page, lang);
  await open(page, "/admin/prices", lang);
  await page.locator("input[name=rate-suv]").first().fill("0");
  await page.getByRole("button", { name: prices.saveRates }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function openSeason(page: Page, lang: Lang) {
  const { seasons } = texts[lang].prices;
  await signIn(page, lang);
  await open(page, "/admin/prices", lang);
  await page.getByRole("link", { name: seasons.add }).click();
  await page.getByRole("button", { name: seasons.save }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}
