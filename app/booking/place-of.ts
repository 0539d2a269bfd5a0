import type { TFunction } from "i18next";
import { placeText } from "~/catalog/fleet/prices/place-text";
import type { Booking } from "./booking";

/** Returns the name of a booking's place in the page's language, as it was when the booking was made. */
export function placeOf(t: TFunction, booking: Places, end: "pickup" | "return"): string {
  return placeText(t, booking[end], booking.placeNames?.[end]);
}

type Places = Pick<Booking, "pickup" | "return" | "placeNames">;
