import type { TFunction } from "i18next";
import { placeText } from "~/catalog/fleet/prices/place-text";
import { OTHER_PLACE } from "~/catalog/pricing/places";
import type { Booking } from "./booking";

/** Returns the name of a booking's place in the page's language, as it was when the booking was made. */
export function placeOf(t: TFunction, booking: Places, end: "pickup" | "return"): string {
  return placeText(t, booking[end], booking.placeNames?.[end]);
}

type Places = Pick<Booking, "pickup" | "return" | "placeNames">;

/**
 * Returns the address of a search on Google Maps for a booking's place, by its English name; null for one by agreement.
 */
export function placeMapUrl(place: string): string | null {
  if (place === OTHER_PLACE) return null;
  const query = new URLSearchParams({ api: "1", query: `${place}, Georgia` });
  return `https://www.google.com/maps/search/?${query}`;
}
