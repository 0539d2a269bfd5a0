import { expect, newVisitor, staffCookie } from "./fixtures";
import { placeBooking } from "./place-booking";

/** The first day of the tests' calendar. */
export const CALENDAR_DAY = "2032-03-08";

const TRIP = { pickupDate: CALENDAR_DAY, returnDate: "2032-03-11" };

/** A confirmed booking and a request, and the address of the fortnight that shows them. */
export async function newCalendar() {
  const [confirmed, asked] = [newVisitor(), newVisitor()];
  const { number } = await placeBooking(confirmed, TRIP);
  const { name, value } = staffCookie();
  const answer = await fetch(`${process.env.SITE_URL}/api/bookings/${number}/status`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Cookie: `${name}=${value}` },
    body: JSON.stringify({ status: "confirmed", overbook: true }),
  });
  expect(answer.status).toBe(200);
  await placeBooking(asked, TRIP);
  return { confirmed, asked, address: `/admin/calendar?from=${CALENDAR_DAY}&days=14` };
}

/** The same, for the list of screens. */
export async function calendarScreen() {
  return (await newCalendar()).address;
}
