import type { TFunction } from "i18next";
import { deliveryFeeText } from "~/catalog/fleet/prices/delivery-text";
import { englishName } from "~/catalog/pricing/english-name";
import { placeText } from "~/catalog/fleet/prices/place-text";
import { placeWithSlug, type Place, type PlaceSlug } from "~/catalog/pricing/places";

type Words = { free: string; gel: (amount: number) => string; byAgreement: string };

/**
 * Returns a function that writes the fee of a place in `words`. A place that was removed is by agreement.
 */
export function feeIn(words: Words) {
  return (places: readonly Place[], slug: PlaceSlug): string => {
    const fee = placeWithSlug(places, slug)?.fee;
    if (fee === undefined) return words.byAgreement;
    return fee === 0 ? words.free : words.gel(fee);
  };
}

/** Returns a fragment about the shortest usual rental from a place; empty if any length is usual. */
export function ofMinDays(days: number | null, text: (days: number) => string): string {
  return days === null ? "" : text(days);
}

/** Writes a line for each place: «Kutaisi Airport: 150 GEL, for rentals of 7 days or more». */
export function deliveryLines(t: TFunction, places: readonly Place[]): string[] {
  return places.map((place) => {
    const value = englishName(place);
    const values = {
      place: placeText(t, value, place.name),
      fee: deliveryFeeText(t, places, value),
      days: place.minDays,
    };
    return t(place.minDays > 1 ? "booking.price.placeFrom" : "booking.price.placeFee", values);
  });
}
