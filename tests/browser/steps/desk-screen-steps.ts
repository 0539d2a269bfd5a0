import { expect, type Page } from "@playwright/test";
import { addDays, businessTime } from "../../../app/web/calendar";
import { photo } from "../../../app/catalog/photos/testing/test-pictures";
import { hydrated, textField, newVisitor, staffCookie, texts, type Lang } from "../fixtures";
import { placeBooking } from "../place-booking";
import { newWeek } from "./desk-calendar-steps";
import { confirmIfAsked } from "./person-steps";

/** Makes a late return, a pick-up that nobody marked, hand-overs of two days, and a request. */
export async function newToday() {
  await handOver(await newConfirmed(-3));
  await newConfirmed(-6);
  await newConfirmed(0);
  await newConfirmed(1);
  await placeBooking(newVisitor());
  return "/admin/today";
}

async function newConfirmed(days: number) {
  const { number } = await placeBooking(newVisitor(), tripFrom(days));
  const confirmed = await fetch(`${process.env.SITE_URL}/api/bookings/${number}/status`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Cookie: staffCookieText() },
    body: JSON.stringify({ status: "confirmed", overbook: true }),
  });
  expect(confirmed.status).toBe(200);
  return number;
}

/** Hands the car over, which is refused if no vehicle was free. */
async function handOver(number: number | string) {
  const { pickupDate: date } = tripFrom(-3);
  const address = `${process.env.SITE_URL}/admin/bookings/${number}`;
  const Cookie = staffCookieText();
  const page = await (await fetch(address, { headers: { Cookie } })).text();
  const [, revision = ""] = /name="revision" value="([^"]+)"/.exec(page) ?? [];
  const mark = {
    intent: "handover",
    id: String(number),
    revision,
    mark: "out",
    date,
    time: "12:00",
  };
  const answer = await fetch(address, {
    method: "POST",
    headers: { Cookie, Origin: process.env.SITE_URL ?? "" },
    body: new URLSearchParams(mark),
    redirect: "manual",
  });
  expect([303, 409]).toContain(answer.status);
}

function staffCookieText() {
  const { name, value } = staffCookie();
  return `${name}=${value}`;
}

function tripFrom(days: number) {
  const { date } = businessTime(new Date());
  return { pickupDate: addDays(date, days), returnDate: addDays(date, days + 2) };
}

export async function openConfirmDialog(page: Page, lang: Lang) {
  const { confirm } = texts[lang].operator;
  await page.locator("summary", { hasText: confirm }).first().click();
}

/** Opens the sheet of the other sections; on wide screens it is the foot of the rail. */
export async function openMore(page: Page, lang: Lang) {
  const more = page.getByRole("link", { name: texts[lang].desk.more });
  if (await more.isVisible()) await more.click();
  await expect(page.getByRole("button", { name: texts[lang].operator.signOut })).toBeVisible();
}

/** Returns the address of a list with a single booking: others would only take time. */
export async function newDeskList() {
  const { number } = await placeBooking(newVisitor());
  return `/admin?tab=bookings&q=${number}`;
}

export async function newDeskBooking() {
  const { number } = await placeBooking(newVisitor());
  return `/admin/bookings/${number}`;
}

/** Makes a request for days of its own, which can be confirmed. */
export async function newFreeRequest() {
  const day = newWeek();
  const trip = {
    vehicle: "Toyota RAV4",
    vehicleType: "suv",
    pickupDate: day,
    returnDate: addDays(day, 3),
  };
  const { number } = await placeBooking(newVisitor(), trip);
  return `/admin/bookings/${number}`;
}

export async function newVisits() {
  const userAgent = "Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0";
  for (const page of ["/", "/privacy-policy", "/cars/1"]) {
    const visit = { page, userAgent, timestamp: new Date().toISOString() };
    const body = JSON.stringify(visit);
    const headers = { "Content-Type": "application/json" };
    await fetch(`${process.env.SITE_URL}/api/track-visit`, { method: "POST", headers, body });
  }
  return "/admin?tab=analytics";
}

export async function openDialog(page: Page) {
  await page.locator("details[name^=decide] summary").first().click();
}

export async function saveNote(page: Page, lang: Lang) {
  const { operator } = texts[lang];
  const { width, height } = page.viewportSize()!;
  // With its message in view there is no toast that would cover the page.
  await page.setViewportSize({ width, height: 3_000 });
  await page.getByLabel(operator.note.label, { exact: true }).fill("TK 386, 03:45");
  await page.getByRole("button", { name: operator.note.save }).click();
  const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(
    page.getByRole("main").getByText(operator.flash.noted.replace("{{id}}", number)),
  ).toBeInViewport();
  await page.setViewportSize({ width, height });
  await page.locator("details[name^=decide] > summary").last().click();
  await page.locator("details[name^=correct] > summary").first().click();
}

/** How long the site of the browser tests lets a change be undone: the longest time. */
export const UNDO_SECONDS = 600;

/** Shows the message after a change, with the button that undoes it. */
export async function confirmBooking(page: Page, lang: Lang) {
  const { operator } = texts[lang];
  const { width, height } = page.viewportSize()!;
  // With its message in view there is no toast that would cover the page.
  await page.setViewportSize({ width, height: 3_000 });
  await page.locator("summary", { hasText: operator.confirm }).first().click();
  await page.getByRole("button", { name: operator.confirmYes }).click();
  await expect(page.getByRole("button", { name: operator.undo })).toBeInViewport();
  await page.setViewportSize({ width, height });
}

export async function openTable(page: Page, lang: Lang) {
  await expect(page.getByText(texts[lang].visits.sessionTime)).toBeVisible();
  await page.locator("details summary", { hasText: texts[lang].visits.byHour }).click();
}

export async function sendNoPassword(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].account.password.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

export async function sendShortPhone(page: Page, lang: Lang) {
  await page.getByLabel(texts[lang].settings.fields.phone, { exact: true }).fill("555");
  await page.getByRole("button", { name: texts[lang].settings.save }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** Shows a new model's form with its errors. */
export async function sendNoModel(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].fleetDesk.form.add, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await hydrated(page);
}

/** Shows the refused form of new vehicles. */
export async function sendUsedPlate(page: Page, lang: Lang) {
  const { vehicles } = texts[lang].fleetDesk;
  await page.locator("summary", { hasText: vehicles.add }).click();
  await page.getByLabel(vehicles.plates, { exact: true }).fill("AA-001-MG");
  await page.getByRole("button", { name: vehicles.addSubmit, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await hydrated(page);
}

/** Makes a booking of a model that no other test books. */
export async function newBookedModel() {
  await placeBooking(newVisitor(), { vehicle: "Kia Sportage", vehicleType: "suv" });
  return "/admin/fleet?q=kia+sportage";
}

/** Shows the question before a model with future bookings is archived. */
export async function openArchive(page: Page, lang: Lang) {
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  await page.getByRole("link", { name: texts[lang].fleetDesk.archive.link, exact: true }).click();
  const { anyway } = texts[lang].fleetDesk.archive;
  await expect(page.getByRole("button", { name: anyway })).toBeVisible();
}

export async function sendWrongVin(page: Page, lang: Lang) {
  await page.locator("#vehicles").getByRole("link").first().click();
  await page.getByLabel(texts[lang].fleetDesk.vehicles.fields.vin, { exact: true }).fill("OIQ");
  const { save } = texts[lang].fleetDesk.vehicles;
  await page.getByRole("button", { name: save, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** Shows a car with two photos, one of them open, and an upload that was refused. */
export async function sendNoAltText(page: Page, lang: Lang) {
  const { photos } = texts[lang];
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
  // The texts of the model have a description too.
  const item = page.locator("#photos li:has(details[open])");
  await item.getByLabel(photos.edit.view).selectOption("main");
  await textField(item, "en", photos.edit.alt).fill("");
  await item.getByRole("button", { name: photos.edit.save, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(photos.errors.alt);
}

export async function sendWrongRate(page: Page, lang: Lang) {
  await page.locator("input[name=rate-suv]").first().fill("0");
  await page.getByRole("button", { name: texts[lang].prices.saveRates }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

export async function sendNoSeason(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].prices.seasons.save }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** Shows a file with a faulty line. */
export async function checkWrongFile(page: Page, lang: Lang) {
  const { transfer } = texts[lang];
  await confirmIfAsked(page, lang);
  const buffer = Buffer.from(JSON.stringify({ format: "mgzavri", version: 99 }));
  const file = { name: "mgzavri.json", mimeType: "application/json", buffer };
  await page.getByLabel(transfer.import.file, { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: transfer.import.check, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(transfer.errors.version);
}
