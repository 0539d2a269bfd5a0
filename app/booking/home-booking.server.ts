import { businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import { vehicleTypeOf } from "~/fleet/vehicle-type";
import { findBookingByToken } from "./booking.queries.server";
import { isToken } from "./fingerprint.server";
import { emptyForm } from "./form-values";
import { bookingNotices } from "./notices";

/** What the booking section shows for an address: a chosen car, or the booking that was made. */
export async function loadBookingSection(sql: Sql, query: URLSearchParams, instant: Date) {
  const vehicle = query.get("vehicle");
  const token = query.get("booked");
  return {
    defaults: emptyForm(vehicle, vehicle && vehicleTypeOf(vehicle)),
    now: businessTime(instant),
    booked: token === null ? null : await findBooked(sql, token),
  };
}

async function findBooked(sql: Sql, token: string) {
  const booking = isToken(token) ? await findBookingByToken(sql, token) : null;
  if (!booking) return "unknown" as const;
  // A rental of last year was not in the past when it was booked.
  const notices = bookingNotices(booking, businessTime(new Date(booking.createdAt)));
  return { booking, token, notices };
}
