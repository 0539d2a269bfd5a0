import type { TFunction } from "i18next";
import { FIELD_LIMITS } from "~/booking/booking";

/** A message of the booking schema, which is a translation key, in the page's language. */
export function errorText(t: TFunction, key: string): string {
  return t(key as "booking.errors.name", FIELD_LIMITS);
}
