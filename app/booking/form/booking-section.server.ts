import { businessTime } from "~/calendar";
import type { OfficeHours } from "~/company/office-hours";
import type { Sql } from "~/db.server";
import { vehicleTypeOf } from "~/fleet/vehicle-type";
import { readTripDates } from "~/fleet/prices/trip-dates";
import { findBookingByToken } from "~/booking/booking.queries.server";
import { isToken } from "~/booking/place/fingerprint.server";
import { emptyForm } from "./form-values";
import { findNotices } from "~/booking/notices/stored-notices.server";

/** The booking section's data for a query: form defaults, or the booking of `?booked=TOKEN`. */
export async function loadBookingSection(
  sql: Sql,
  query: URLSearchParams,
  { hours, now }: { hours: OfficeHours; now: Date },
) {
  const vehicle = query.get("vehicle");
  const { dates, pickup } = readTripDates(query);
  const token = query.get("booked");
  return {
    defaults: emptyForm(vehicle, vehicle && vehicleTypeOf(vehicle), { dates, pickup }),
    now: businessTime(now),
    booked: token === null ? null : await findBooked(sql, token, hours),
  };
}

async function findBooked(sql: Sql, token: string, hours: OfficeHours) {
  const booking = isToken(token) ? await findBookingByToken(sql, token) : null;
  if (!booking) return "unknown" as const;
  const notices = await findNotices(sql, [booking], { reader: "visitor", hours });
  return { booking, token, notices: notices.get(booking.id) ?? [] };
}
