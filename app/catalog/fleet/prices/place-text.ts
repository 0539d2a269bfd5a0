import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import { englishName } from "~/catalog/pricing/english-name";
import { OTHER_PLACE, placeNamed, type Place } from "~/catalog/pricing/places";
import { textIn, type Localized } from "~/web/i18n/localized";

/** Returns the name of a place in the page's language; `value` is its English name. */
export function placeText(t: TFunction, value: string, name: Localized | undefined): string {
  if (value === OTHER_PLACE) return t("booking.otherPlace");
  return textIn(name, formatWith(t).language) || value;
}

/** Returns the choices of a field: all places, and one by agreement. */
export function placeOptions(t: TFunction, places: readonly Place[]) {
  return [...places.map(englishName), OTHER_PLACE].map((value) => ({
    value,
    label: placeText(t, value, placeNamed(places, value)?.name),
  }));
}
