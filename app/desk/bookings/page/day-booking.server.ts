import { listStaffMessages } from "~/booking/messages/waiting-messages.queries.server";
import type { SeenBooking } from "~/booking/booking.queries.server";
import { TRIP_FIELDS } from "~/booking/trip-facts";
import type { Sql } from "~/web/db.server";
import type { DeskFlash } from "~/desk/desk-flash.server";
import type { ExtraName } from "~/catalog/fleet/prices/price-line-label";
import { quoteLines } from "~/catalog/pricing/quote";
import { findNote } from "./booking-notes.queries.server";
import { findRental } from "./rental.queries.server";

/** Loads a booking without its prices, for those who hand over its car. */
export async function loadDayBooking(sql: Sql, booking: SeenBooking, flash: DeskFlash | null) {
  const [messages, note, rental] = await Promise.all([
    listStaffMessages(sql, [booking.id]),
    findNote(sql, booking.id),
    findRental(sql, booking.id, new Date()),
  ]);
  return { booking: withoutPrices(booking), messages, note, rental, flash };
}

export type DayBooking = Awaited<ReturnType<typeof loadDayBooking>>;

/** Returns a booking without its prices. It picks each field: a new one of bookings may be a price. */
function withoutPrices(booking: SeenBooking) {
  const { id, revision, status, car, contactPreference, phoneE164 } = booking;
  const trip = pick(booking, TRIP_FIELDS);
  return {
    id,
    revision,
    status,
    car,
    contactPreference,
    phoneE164,
    ...trip,
    extras: extrasOf(booking),
  };
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]) {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

function extrasOf(booking: SeenBooking): ExtraName[] {
  return quoteLines(booking).flatMap((line): ExtraName[] => {
    if (line.kind === "rental") return [];
    const { amount: _, ...extra } = line;
    return [extra];
  });
}
