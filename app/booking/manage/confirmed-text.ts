import type { TFunction } from "i18next";
import { isWithCustomer, lacksCar, promiseText } from "~/booking/booking-car";
import { placeOf } from "~/booking/place-of";
import { formatWith } from "~/web/i18n/format";
import { OTHER_PLACE } from "~/catalog/pricing/places";
import type { BookingDetails } from "./my-booking.queries.server";

/**
 * Returns what a confirmed booking means for its customer, on its page and in messages. Nothing is promised for a
 * time that has passed, however late the booking was confirmed; a hand-over may have taken place unmarked, unless
 * there was no car.
 */
export function confirmedText(t: TFunction, booking: BookingDetails): string {
  if (isWithCustomer(booking)) return returnText(t, booking);
  if (booking.isOver) return t(`ownBooking.next.${lacksCar(booking) ? "noCar" : "over"}`);
  return `${promiseText(t, booking)} ${pickupText(t, booking)}`;
}

/** Returns when and where the car is due back, for a customer who has it. */
function returnText(t: TFunction, booking: BookingDetails) {
  const when = { date: formatWith(t).date(booking.returnDate), time: booking.returnTime };
  if (booking.isOver) return t("ownBooking.next.dueBack", when);
  const back =
    booking.return === OTHER_PLACE
      ? t("ownBooking.next.bringBackElsewhere", when)
      : t("ownBooking.next.bringBack", { ...when, place: placeOf(t, booking, "return") });
  return `${promiseText(t, booking)} ${back}`;
}

/** Returns when and where the customer of a confirmed booking picks up the car, and what to bring. */
export function pickupText(
  t: TFunction,
  booking: Parameters<typeof placeOf>[1] &
    Pick<BookingDetails, "pickupDate" | "pickupTime" | "pickup" | "isPickupPast">,
) {
  const when = { date: formatWith(t).date(booking.pickupDate), time: booking.pickupTime };
  if (booking.isPickupPast) return t("ownBooking.next.pickupPast", when);
  if (booking.pickup === OTHER_PLACE) return t("ownBooking.next.confirmedElsewhere", when);
  return t("ownBooking.next.confirmed", { ...when, place: placeOf(t, booking, "pickup") });
}
