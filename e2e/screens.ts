import { expect, type Page } from "@playwright/test";
import { addDays, businessTime } from "../app/calendar";
import { placeBooking } from "./place-booking";
import {
  bookingNumber,
  fillBooking,
  hydrated,
  newVisitor,
  open,
  signIn,
  texts,
  type Lang,
} from "./fixtures";

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
  { name: "today", path: "/?vehicle=Mazda+3", prepare: openToday },
  { name: "more", path: "/admin", prepare: openMore },
  { name: "desk", path: "/?vehicle=Mazda+3", prepare: openDesk },
  { name: "desk-booking", path: "/?vehicle=Mazda+3", prepare: openDeskBooking },
  { name: "desk-analytics", path: "/admin", prepare: openVisits },
  { name: "account", path: "/admin", prepare: openAccount },
  { name: "settings", path: "/admin", prepare: openSettings },
  { name: "fleet", path: "/admin", prepare: openFleet },
  { name: "fleet-order", path: "/admin", prepare: openOrder },
  { name: "new-model", path: "/admin", prepare: openNewModel },
  { name: "model", path: "/admin", prepare: openModel },
  { name: "archive-model", path: "/?vehicle=Mazda+3", prepare: openArchive },
  { name: "vehicle", path: "/admin", prepare: openVehicle },
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

/** Today with hand-overs, and a request with its open dialog. */
async function openToday(page: Page, lang: Lang) {
  const { operator } = texts[lang];
  await signIn(page, lang);
  for (const days of [0, 1]) {
    const { number } = await placeBooking(newVisitor(), tripFrom(days));
    const url = new URL(`/api/bookings/${number}/status`, page.url()).href;
    const confirmed = await page.request.patch(url, { data: { status: "confirmed" } });
    expect(confirmed.status()).toBe(200);
  }
  await placeBooking(newVisitor());
  await open(page, "/admin/today", lang);
  await page.locator("summary", { hasText: operator.confirm }).first().click();
}

function tripFrom(days: number) {
  const { date } = businessTime(new Date());
  return { pickupDate: addDays(date, days), returnDate: addDays(date, days + 2) };
}

/** The sheet of the other sections; on wide screens the foot of the rail. */
async function openMore(page: Page, lang: Lang) {
  await signIn(page, lang);
  await page.getByRole("link", { name: texts[lang].desk.more }).click();
  await expect(page.getByRole("button", { name: texts[lang].operator.signOut })).toBeVisible();
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
  await open(page, "/admin/account", lang);
  await page.getByRole("button", { name: texts[lang].account.password.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function openSettings(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/settings", lang);
  await page.getByLabel(texts[lang].settings.fields.phone, { exact: true }).fill("555");
  await page.getByRole("button", { name: texts[lang].settings.save }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

async function openFleet(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/fleet", lang);
}

async function openOrder(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/fleet?order=", lang);
}

/** The form of a new model with its errors. */
async function openNewModel(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/fleet/new", lang);
  await page.getByRole("button", { name: texts[lang].fleetDesk.form.add, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await hydrated(page);
}

/** A model's page with the refused form of new vehicles. */
async function openModel(page: Page, lang: Lang) {
  const { vehicles } = texts[lang].fleetDesk;
  await signIn(page, lang);
  await open(page, "/admin/fleet/1", lang);
  await page.locator("summary", { hasText: vehicles.add }).click();
  await page.getByLabel(vehicles.plates, { exact: true }).fill("AA-001-MG");
  await page.getByRole("button", { name: vehicles.addSubmit, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await hydrated(page);
}

/** Of a model with a booking to come. */
async function openArchive(page: Page, lang: Lang) {
  await book(page, lang);
  await signIn(page, lang);
  await open(page, "/admin/fleet?q=mazda+3", lang);
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  await page.getByRole("link", { name: texts[lang].fleetDesk.archive.link, exact: true }).click();
  const { anyway } = texts[lang].fleetDesk.archive;
  await expect(page.getByRole("button", { name: anyway })).toBeVisible();
}

async function openVehicle(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/fleet/1", lang);
  await page.locator("#vehicles").getByRole("link").first().click();
  await page.getByLabel(texts[lang].fleetDesk.vehicles.fields.vin, { exact: true }).fill("OIQ");
  const { save } = texts[lang].fleetDesk.vehicles;
  await page.getByRole("button", { name: save, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}
