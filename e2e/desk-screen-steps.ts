import { expect, type Page } from "@playwright/test";
import { addDays, businessTime } from "../app/calendar";
import { photo } from "../app/photos/testing/test-pictures";
import { bookingNumber, hydrated, newVisitor, open, signIn, texts, type Lang } from "./fixtures";
import { placeBooking } from "./place-booking";
import { book } from "./screen-steps";

export async function openToday(page: Page, lang: Lang) {
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
export async function openMore(page: Page, lang: Lang) {
  await signIn(page, lang);
  await page.getByRole("link", { name: texts[lang].desk.more }).click();
  await expect(page.getByRole("button", { name: texts[lang].operator.signOut })).toBeVisible();
}

/** The desk with one booking and its open dialog; other bookings would only take time. */
export async function openDesk(page: Page, lang: Lang) {
  await book(page, lang);
  const number = await bookingNumber(page);
  await signIn(page, lang);
  await open(page, `/admin?tab=bookings&q=${number}`, lang);
  await page.locator("details[name^=decide] summary").first().click();
}

/** A booking's page on the desk with a note and an open dialog. */
export async function openDeskBooking(page: Page, lang: Lang) {
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
export async function openVisits(page: Page, lang: Lang) {
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

export async function openAccount(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/account", lang);
  await page.getByRole("button", { name: texts[lang].account.password.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

export async function openSettings(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/settings", lang);
  await page.getByLabel(texts[lang].settings.fields.phone, { exact: true }).fill("555");
  await page.getByRole("button", { name: texts[lang].settings.save }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

export async function openFleet(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/fleet", lang);
}

export async function openOrder(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/fleet?order=", lang);
}

/** The form of a new model with its errors. */
export async function openNewModel(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/fleet/new", lang);
  await page.getByRole("button", { name: texts[lang].fleetDesk.form.add, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await hydrated(page);
}

/** A model's page with the refused form of new vehicles. */
export async function openModel(page: Page, lang: Lang) {
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
export async function openArchive(page: Page, lang: Lang) {
  await book(page, lang);
  await signIn(page, lang);
  await open(page, "/admin/fleet?q=mazda+3", lang);
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  await page.getByRole("link", { name: texts[lang].fleetDesk.archive.link, exact: true }).click();
  const { anyway } = texts[lang].fleetDesk.archive;
  await expect(page.getByRole("button", { name: anyway })).toBeVisible();
}

export async function openVehicle(page: Page, lang: Lang) {
  await signIn(page, lang);
  await open(page, "/admin/fleet/1", lang);
  await page.locator("#vehicles").getByRole("link").first().click();
  await page.getByLabel(texts[lang].fleetDesk.vehicles.fields.vin, { exact: true }).fill("OIQ");
  const { save } = texts[lang].fleetDesk.vehicles;
  await page.getByRole("button", { name: save, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** A car with two photos, one of them open, and an upload that was refused. */
export async function openPhotos(page: Page, lang: Lang) {
  const { photos } = texts[lang];
  await signIn(page, lang);
  await open(page, "/admin/fleet/26", lang);
  const shown = page.locator("#photos img[src^='/photos/']");
  const files = [
    await photo({ width: 400, height: 300 }),
    await photo({ width: 300, height: 400 }),
  ];
  await page
    .getByLabel(photos.upload.label, { exact: true })
    .setInputFiles(files.map((buffer) => ({ name: "car.jpg", mimeType: "image/jpeg", buffer })));
  await page.getByRole("button", { name: photos.upload.submit, exact: true }).click();
  await expect(shown).toHaveCount(2);
  await page.locator("#photos summary").last().click();
  await page.getByLabel(photos.edit.view).last().selectOption("main");
  await page.getByLabel(photos.edit.altEn).last().fill("");
  await page.getByRole("button", { name: photos.edit.save, exact: true }).last().click();
  await expect(page.getByRole("alert")).toBeVisible();
}
