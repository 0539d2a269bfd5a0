import { businessTime } from "~/web/calendar";
import type { OfficeHours } from "~/catalog/company/company";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { isReceiptRefused } from "~/booking/place/receipt.queries.server";
import type { CarChoice } from "~/catalog/fleet/car";
import { choiceNamed } from "~/catalog/fleet/choice-named";
import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { readTripDates } from "~/catalog/fleet/prices/trip-dates";
import { findBookingByToken } from "~/booking/booking.queries.server";
import { isToken } from "~/booking/links/token";
import { emptyForm } from "./form-values";
import { findNotices } from "~/booking/notices/stored-notices.server";

/** Returns the values with which a query fills in the form. A former name of a car selects the car. */
export function formDefaults(query: URLSearchParams, choices: readonly CarChoice[]) {
  const named = query.get("vehicle");
  const { dates, pickup } = readTripDates(query);
  if (!named) return emptyForm(named, null, { dates, pickup });
  // Without the fleet, as while the database is unavailable, the name alone tells the type.
  const car = choiceNamed(choices, named) ?? { name: named, bodyType: null };
  return emptyForm(car.name, vehicleTypeOf(car), { dates, pickup });
}

type BookingSource = Pick<BookingStore, "sql" | "channels">;

/** Loads the booking section's data for a query, with the booking of `?booked=TOKEN`. */
export async function loadBookingSection(
  store: BookingSource,
  query: URLSearchParams,
  { hours, now }: { hours: OfficeHours; now: Date },
) {
  const token = query.get("booked");
  return {
    now: businessTime(startOfStep(now)),
    booked: token === null ? null : await findBooked(store, token, hours),
  };
}

/**
 * The steps of the time in the page. A page that stays the same is compressed better, and only the notice of a
 * past pick-up needs the time.
 */
const STEP_MS = 5 * 60_000;

const startOfStep = (now: Date) => new Date(now.getTime() - (now.getTime() % STEP_MS));

async function findBooked(store: BookingSource, token: string, hours: OfficeHours) {
  const { sql } = store;
  const booking = isToken(token) ? await findBookingByToken(sql, token) : null;
  if (!booking) return "unknown" as const;
  const [notices, isRefused] = await Promise.all([
    findNotices(sql, [booking], { audience: "visitor", hours }),
    isReceiptRefused(store, booking.id),
  ]);
  return { booking, token, notices: notices.get(booking.id) ?? [], isReceiptRefused: isRefused };
}
