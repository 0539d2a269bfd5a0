import type { LocalName } from "./local-name";

/** A place of pick-ups and returns. */
export type Place = {
  /** The English name is the value in forms, addresses and the API. */
  name: LocalName;
  /** Of the delivery, GEL. */
  fee: number;
  /** Shorter rentals get a notice. */
  minDays: number;
};

/** With what only the desk needs. */
export type DeskPlace = Place & {
  /** For washing and driving: before a pick-up and after a return at the place. */
  gapMinutes: number;
};

/** The value for a place by agreement, which has no fee in any data. */
export const OTHER_PLACE = "Other";

export function placeNamed(places: readonly Place[], value: string | null | undefined) {
  return places.find(({ name }) => name.en === value);
}

/** Whether cars are delivered to a place, at least by agreement. */
export function isServed(places: readonly Place[], value: string): boolean {
  return value === OTHER_PLACE || placeNamed(places, value) !== undefined;
}

/** GEL; 0 for a place by agreement. */
export function deliveryFeeOf(places: readonly Place[], value: string | null): number {
  return placeNamed(places, value)?.fee ?? 0;
}
