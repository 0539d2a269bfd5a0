import type { TFunction } from "i18next";
import { BOOKING_FIELDS } from "~/booking/booking-fields";
import type { Booking } from "~/booking/booking";
import { placeOf } from "~/booking/place-of";
import { extraLabel, extrasOf } from "~/catalog/fleet/prices/price-line-label";
import { SPECIFIED_EXTRAS, unstoredExtraLines } from "~/catalog/pricing/extras";
import { type StoredQuote } from "~/catalog/pricing/quote";
import { formatWith } from "~/web/i18n/format";
import { isolate } from "~/web/i18n/isolate";

/** The fields of a booking that a customer may ask to change, without its price. */
export const WISH_FIELDS = [
  "pickup",
  "return",
  "pickupDate",
  "pickupTime",
  "returnDate",
  "returnTime",
  "placeNames",
  "deliveryFee",
  ...SPECIFIED_EXTRAS.map(({ field }) => field),
] as const;

/** Places, times and extras as a customer asks for them; how many of each extra, the lines of the price say. */
export type TripWish = Pick<Booking, (typeof WISH_FIELDS)[number]>;

/** Returns what a booking has of the fields of a wish. */
export function wishOf(booking: TripWish): TripWish {
  return Object.fromEntries(WISH_FIELDS.map((field) => [field, booking[field]])) as TripWish;
}

/** Returns a wish by columns of `bookings`. */
export function wishColumns(wish: TripWish): Record<string, unknown> {
  return Object.fromEntries(
    WISH_FIELDS.map((field) => [BOOKING_FIELDS[field].column, wish[field]]),
  );
}

/** A field of a trip that changes, in words. */
export type WishChange = { label: string; from: string; to: string };

type Priced = TripWish & Pick<Booking, "lines">;

/** Returns what a wish would change in a booking. */
export function wishChanges(
  t: TFunction,
  booking: Priced,
  wished: { wish: TripWish; quote: Pick<StoredQuote, "lines"> },
): WishChange[] {
  const after = { ...wished.wish, lines: wished.quote.lines };
  const both = (of: (trip: Priced) => string) => ({ from: of(booking), to: of(after) });
  const changes = [
    { label: t("ownBooking.voucher.pickup"), ...both((trip) => endOf(t, trip, "pickup")) },
    { label: t("ownBooking.voucher.return"), ...both((trip) => endOf(t, trip, "return")) },
    { label: t("booking.legends.extras"), ...both((trip) => extrasText(t, trip)) },
  ];
  return changes.filter(({ from, to }) => from !== to);
}

function endOf(t: TFunction, trip: Priced, end: "pickup" | "return") {
  const [date, time] =
    end === "pickup" ? [trip.pickupDate, trip.pickupTime] : [trip.returnDate, trip.returnTime];
  return `${isolate(placeOf(t, trip, end))}, ${formatWith(t).date(date)}, ${time}`;
}

function extrasText(t: TFunction, trip: Priced) {
  const lines = trip.lines ?? unstoredExtraLines(trip);
  const extras = extrasOf(lines).map((extra) => extraLabel(t, extra));
  return extras.length > 0 ? extras.join(", ") : t("booking.noExtra");
}
