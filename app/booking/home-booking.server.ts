import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import { vehicleTypeOf } from "~/fleet/vehicle-type";
import { readTripDates } from "~/fleet/trip-dates";
import { findBookingByToken } from "./booking.queries.server";
import { isToken } from "./fingerprint.server";
import { emptyForm } from "./form-values";
import { bookingNotices } from "./notices";
import { findTaken } from "./taken.server";

/** What the booking section shows for an address: a chosen car, or the booking that was made. */
export async function loadBookingSection(sql: Sql, query: URLSearchParams, instant: Date) {
  const vehicle = query.get("vehicle");
  const { dates } = readTripDates(query);
  const token = query.get("booked");
  return {
    defaults: emptyForm(vehicle, vehicle && vehicleTypeOf(vehicle), dates),
    now: businessTime(instant),
    booked: token === null ? null : await findBooked(sql, token),
  };
}

async function findBooked(sql: Sql, token: string) {
  const booking = isToken(token) ? await findBookingByToken(sql, token) : null;
  if (!booking) return "unknown" as const;
  // A rental of last year was not in the past when it was booked.
  const now = businessTime(new Date(booking.createdAt));
  // Who has a confirmed booking has the car.
  const asks = booking.status === "pending";
  const taken = asks && (await findTaken(sql, [booking])).has(booking.id);
  const notices = bookingNotices(booking, now, taken);
  return { booking, notices };
}
