import type { Localized } from "~/web/i18n/localized";
import { englishName } from "./english-name";

/** The places that texts of the product name, by their slugs. */
export type PlaceSlug = "tbilisi" | "tbilisi-airport" | "kutaisi-airport" | "batumi";

/** A place of pick-ups and returns. */
export type Place = {
  /** Made from the English name when the place is entered; a change of the name leaves it as it is. */
  slug: string;
  /** The English name is the value in forms, addresses and the API. */
  name: Localized;
  /** The delivery fee in GEL. */
  fee: number;
  /** The minimum number of rental days: shorter rentals get a notice. */
  minDays: number;
};

/** A place with what only the desk needs. */
export type DeskPlace = Place & {
  /** The minutes for washing and driving: before a pick-up and after a return at the place. */
  gapMinutes: number;
};

/** The value for a place by agreement, which has no fee in any data. */
export const OTHER_PLACE = "Other";

export function placeNamed(places: readonly Place[], value: string | null | undefined) {
  return places.find((place) => englishName(place) === value);
}

export function placeWithSlug(places: readonly Place[], slug: PlaceSlug) {
  return places.find((place) => place.slug === slug);
}

/** Returns whether cars are delivered to a place that a text names. */
export function serves(places: readonly Place[], slug: PlaceSlug): boolean {
  return placeWithSlug(places, slug) !== undefined;
}

/** Returns whether cars are delivered to a place, at least by agreement. */
export function isServed(places: readonly Place[], value: string): boolean {
  return value === OTHER_PLACE || placeNamed(places, value) !== undefined;
}

/** Returns the delivery fee in GEL to a place; 0 for one by agreement. */
export function deliveryFeeOf(places: readonly Place[], value: string | null): number {
  return placeNamed(places, value)?.fee ?? 0;
}

/** The places of a rental by their slugs; null for one by agreement. */
export type Route = { pickup: string | null; return: string | null };

/** Returns the places of a rental. An unknown return place is the one of the pick-up. */
export function routeOf(
  places: readonly Place[],
  trip: { pickup: string | null | undefined; return?: string | null | undefined },
): Route {
  const slugOf = (value: string | null | undefined) => placeNamed(places, value)?.slug ?? null;
  return { pickup: slugOf(trip.pickup), return: slugOf(trip.return || trip.pickup) };
}
