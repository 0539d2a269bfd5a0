import type { TFunction } from "i18next";
import { href } from "react-router";
import { priceText } from "~/catalog/company/price-text";
import { withDates } from "~/catalog/fleet/prices/trip-dates";
import { isolate } from "~/web/i18n/isolate";
import type { Money } from "~/catalog/pricing/money";
import type { Booking } from "./booking";
import { periodOf } from "./period";

/** A free model for the time of a cancelled booking. `toPay` has the delivery in it where it can be converted. */
export type Alternative = Money & { id: number; name: string; toPay: number };

/** Returns an alternative in words: «Toyota RAV4: $225 to pay for these dates». */
export function alternativeText(t: TFunction, { name, toPay, ...money }: Alternative): string {
  const total = priceText(t, money, toPay);
  return t("ownBooking.alternatives.car", { car: isolate(name), total });
}

/** Returns the address of the page of the model, with the dates and the pick-up place of the booking. */
export function alternativePath({ id }: Alternative, booking: Booking): string {
  const { start, end } = periodOf(booking);
  const dates = { from: start.slice(0, 10), to: end.slice(0, 10), pickup: booking.pickup };
  return withDates(href("/:lng?/cars/:id", { id: String(id) }), dates);
}
