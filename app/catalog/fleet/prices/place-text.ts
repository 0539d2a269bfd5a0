import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import { type LocalName, OTHER_PLACE, placeNamed, type Place } from "~/catalog/pricing/places";

/** Returns the name of a place in the page's language; `value` is its English name. */
export function placeText(t: TFunction, value: string, name: LocalName | undefined): string {
  if (value === OTHER_PLACE) return t("booking.otherPlace");
  return name?.[formatWith(t).language] ?? value;
}

/** Returns the choices of a field: all places, and one by agreement. */
export function placeOptions(t: TFunction, places: readonly Place[]) {
  return [...places.map(({ name }) => name.en), OTHER_PLACE].map((value) => ({
    value,
    label: placeText(t, value, placeNamed(places, value)?.name),
  }));
}
