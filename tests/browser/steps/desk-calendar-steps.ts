import { addDays, businessTime } from "../../../app/web/calendar";
import { expect, newVisitor, staffCookie, texts, type Lang } from "../fixtures";
import { placeBooking } from "../place-booking";
import type { Page } from "@playwright/test";

/** The first day of the tests' calendar. */
export const CALENDAR_DAY = "2032-03-08";

const TRIP = { pickupDate: CALENDAR_DAY, returnDate: "2032-03-11" };

/** Makes a confirmed booking and a request. Returns the address of the fortnight that shows them. */
export async function newCalendar() {
  const asked = newVisitor();
  const { visitor: confirmed } = await newConfirmed(TRIP);
  await placeBooking(asked, TRIP);
  return { confirmed, asked, address: `/admin/calendar?from=${CALENDAR_DAY}&days=14` };
}

/** Makes a booking and confirms it, without a vehicle if none is free. */
export async function newConfirmed(trip: Record<string, unknown>) {
  const visitor = newVisitor();
  const { number, token } = await placeBooking(visitor, trip);
  const answer = await fetch(`${process.env.SITE_URL}/api/bookings/${number}/status`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Cookie: cookieHeader() },
    body: JSON.stringify({ status: "confirmed", overbook: true }),
  });
  expect(answer.status).toBe(200);
  return { visitor, number, token };
}

function cookieHeader() {
  const { name, value } = staffCookie();
  return `${name}=${value}`;
}

/** Returns the address of a calendar with a confirmed booking and a request, for the list of screens. */
export async function calendarScreen() {
  return (await newCalendar()).address;
}

let weeks = 0;

/** Returns the first day of a week that no other test uses. */
export function newWeek() {
  weeks += 1;
  const offset = Number(process.env.TEST_WORKER_INDEX ?? 0) * 280 + weeks * 7;
  return addDays("2033-01-03", offset);
}

/**
 * Returns the address of the form for a new booking of a vehicle, as a stretch of the calendar links to it.
 */
export async function newBookingAddress(day = newWeek()) {
  const response = await fetch(`${process.env.SITE_URL}/admin/calendar?from=${day}&days=7`, {
    headers: { Cookie: cookieHeader() },
  });
  const [, address = ""] =
    /href="(\/admin\/bookings\/new\?vehicle=[^"]*)"/.exec(await response.text()) ?? [];
  expect(address).toContain(`from=${day}`);
  return address.replaceAll("&amp;", "&");
}

export async function blockAddress() {
  return (await newBookingAddress()).replace("bookings/new", "calendar/block");
}

/** Shows the form of a block with its errors. */
export async function sendNoNote(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].calendar.blocks.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** Shows the form of a new booking with its errors. */
export async function sendNoCustomer(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].newBooking.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** Returns the address of a confirmed booking, with another return in it. */
export async function returnScreen() {
  const day = newWeek();
  const trip = { pickupDate: day, returnDate: addDays(day, 2) };
  const { number } = await newConfirmed(trip);
  return `/admin/bookings/${number}?returnDate=${addDays(day, 3)}&returnTime=12:00`;
}

/**
 * Returns the address of a request for a car that is not of the fleet, with a model and its prices in it.
 */
export async function modelScreen() {
  const day = newWeek();
  const trip = { vehicle: "Other", vehicleType: "suv", pickupDate: day };
  const { number } = await placeBooking(newVisitor(), { ...trip, returnDate: addDays(day, 2) });
  return `/admin/bookings/${number}?model=1`;
}

/** Shows the refused form of a car that is not of the fleet. */
export async function saveNoModel(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].operator.model.save, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}

/** Returns the address of a booking whose plate the customer was shown, with another vehicle in it. */
export async function previewScreen(model = "Toyota Highlander") {
  const { date } = businessTime(new Date());
  const trip = { vehicle: model, vehicleType: "suv", pickupDate: date };
  const { number, token } = await newConfirmed({ ...trip, returnDate: addDays(date, 2) });
  expect((await fetch(`${process.env.SITE_URL}/bookings/${token}`)).status).toBe(200);
  const address = `/admin/bookings/${number}`;
  const page = await fetch(`${process.env.SITE_URL}${address}`, {
    headers: { Cookie: cookieHeader() },
  });
  const [, form = ""] = /id="move-vehicle"[^>]*>(.*?)<\/select>/s.exec(await page.text()) ?? [];
  const [, vehicle = ""] = /value="(\d+)"/.exec(form) ?? [];
  expect(vehicle).not.toBe("");
  return `${address}?vehicleId=${vehicle}&seen=0`;
}

export async function openCarForms(page: Page, lang: Lang) {
  const { move } = texts[lang].operator.car;
  await page.locator("summary", { hasText: move }).click();
}

/**
 * Returns the address of the page of calendar links with addresses, and a calendar of another site that
 * can't be fetched.
 */
export async function feedsScreen() {
  const address = "/admin/calendar/feeds";
  const send = (fields: Record<string, string>) =>
    fetch(`${process.env.SITE_URL}${address}`, {
      method: "POST",
      headers: { Cookie: cookieHeader(), Origin: process.env.SITE_URL ?? "" },
      body: new URLSearchParams(fields),
    });
  await send({ intent: "create-feed", subject: "today" });
  await send({ intent: "create-feed", subject: "vehicle-1", withNames: "on" });
  const url = "https://calendar.invalid/a.ics";
  await send({ intent: "add-import", vehicle: "1", source: "Elsewhere", url });
  return address;
}

/** Shows the form of a calendar of another site with its errors. */
export async function sendNoCalendar(page: Page, lang: Lang) {
  await page.getByRole("button", { name: texts[lang].feeds.in.submit, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
}
