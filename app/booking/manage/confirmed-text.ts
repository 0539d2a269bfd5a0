import type { TFunction } from "i18next";
import { promiseText } from "~/booking/booking-car";
import { placeOf } from "~/booking/place-of";
import { formatWith } from "~/i18n/format";
import { OTHER_PLACE } from "~/pricing/places";
import type { BookingDetails } from "./own-booking.queries.server";

/**
 * What a confirmed booking means for its customer, on its page and in messages. Nothing is promised for a time that
 * has passed, however late the booking was confirmed; a hand-over may have taken place unmarked.
 */
export function confirmedText(t: TFunction, booking: BookingDetails): string {
  if (booking.isOver) return t("ownBooking.next.over");
  const when = { date: formatWith(t).date(booking.pickupDate), time: booking.pickupTime };
  return `${promiseText(t, booking)} ${pickupText(t, booking, when)}`;
}

function pickupText(t: TFunction, booking: BookingDetails, when: { date: string; time: string }) {
  if (booking.isPickupPast && !booking.car.isHandedOver)
    return t("ownBooking.next.pickupPast", when);
  if (booking.pickup === OTHER_PLACE) return t("ownBooking.next.confirmedElsewhere", when);
  return t("ownBooking.next.confirmed", { ...when, place: placeOf(t, booking, "pickup") });
}
