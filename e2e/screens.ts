import { expect, type Page } from "@playwright/test";
import { fillBooking, newVisitor, open, openDesk, texts, type Lang } from "./fixtures";
import { placeBooking } from "./place-booking";

/** A screen of visitors or staff. */
export type Screen = {
  /** For file names and test titles. */
  name: string;
  /** Its address, for some that of a new booking. */
  path: string | (() => Promise<string>);
  isStaff?: true;
  /** For a page without one. */
  scripts?: false;
  /** Steps on the page that lead to the screen. */
  prepare?: (page: Page, lang: Lang) => Promise<void>;
};

/** Opens a screen, without the steps that follow. */
export async function openScreen(page: Page, { path, isStaff, scripts }: Screen, lang: Lang) {
  const address = typeof path === "string" ? path : await path();
  if (isStaff) await openDesk(page, address, lang, scripts);
  else await open(page, address, lang, scripts);
}

/** Every screen of the site, for tests and screenshots. */
export const SCREENS: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "refused-form", path: "/", prepare: sendEmptyForm },
  { name: "confirmation", path: "/?vehicle=Mazda+3", prepare: book },
  { name: "own-booking", path: newBooking, prepare: sendMessage },
  { name: "own-booking-cancelled", path: newBooking, prepare: cancelOwnBooking },
  { name: "voucher", path: newVoucher },
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
  { name: "desk", path: newDeskList, isStaff: true, prepare: openDialog },
  { name: "desk-booking", path: newDeskBooking, isStaff: true, prepare: saveNote },
  { name: "desk-analytics", path: newVisits, isStaff: true, prepare: openTable },
  { name: "account", path: "/admin/account", isStaff: true, prepare: sendNoPassword },
  { name: "settings", path: "/admin/settings", isStaff: true, prepare: sendShortPhone },
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

async function newBooking() {
  const { token } = await placeBooking(newVisitor());
  return `/bookings/${token}`;
}

async function newVoucher() {
  const { token } = await placeBooking(newVisitor(), { notes: "TK 386. ".repeat(90) });
  return `/bookings/${token}/voucher`;
}

/** A single booking; others would only take time. */
async function newDeskList() {
  const { number } = await placeBooking(newVisitor());
  return `/admin?tab=bookings&q=${number}`;
}

async function newDeskBooking() {
  const { number } = await placeBooking(newVisitor());
  return `/admin/bookings/${number}`;
}

async function newVisits() {
  const userAgent = "Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0";
  for (const page of ["/", "/privacy-policy", "/cars/1"]) {
    const visit = { page, userAgent, timestamp: new Date().toISOString() };
    const body = JSON.stringify(visit);
    const headers = { "Content-Type": "application/json" };
    await fetch(`${process.env.SITE_URL}/api/track-visit`, { method: "POST", headers, body });
  }
  return "/admin?tab=analytics";
}

/** A message of the visitor, and the open cancel dialog. */
async function sendMessage(page: Page, lang: Lang) {
  const { ownBooking } = texts[lang];
  await page.getByLabel(ownBooking.change.label).fill("TK 386, 03:45\nISOFIX?");
  await page.getByRole("button", { name: ownBooking.change.send }).click();
  await expect(page.getByText(ownBooking.done.message)).toBeVisible();
  await page.locator("#cancel summary").click();
}

async function cancelOwnBooking(page: Page, lang: Lang) {
  await sendMessage(page, lang);
  await page.getByRole("button", { name: texts[lang].ownBooking.cancel.yes }).click();
  await expect(page.getByText(texts[lang].ownBooking.done.cancelled)).toBeVisible();
}

async function lookForNothing(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].ownBooking.find.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function openDialog(page: Page) {
  await page.locator("details[name^=decide] summary").first().click();
}

async function saveNote(page: Page, lang: Lang) {
  const { operator } = texts[lang];
  await page.getByLabel(operator.note.label, { exact: true }).fill("TK 386, 03:45");
  await page.getByRole("button", { name: operator.note.save }).click();
  const number = new URL(page.url()).pathname.split("/").at(-1)!;
  await expect(page.getByText(operator.flash.noted.replace("{{id}}", number))).toBeVisible();
  await page.locator("details[name^=decide] summary").last().click();
}

async function openTable(page: Page, lang: Lang) {
  await expect(page.getByText(texts[lang].visits.sessionTime)).toBeVisible();
  await page.locator("details summary", { hasText: texts[lang].visits.byHour }).click();
}

async function sendNoPassword(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].account.password.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function sendShortPhone(page: Page, lang: Lang) {
  await page.getByLabel(texts[lang].settings.fields.phone, { exact: true }).fill("555");
  await page.getByRole("button", { name: texts[lang].settings.save }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}
