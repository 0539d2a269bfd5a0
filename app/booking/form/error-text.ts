import type { TFunction } from "i18next";
import type { MessageKey } from "~/web/message-key";
import { FIELD_LIMITS } from "~/booking/booking";

/** A message of the booking schema, which is a translation key, in the page's language. */
export function errorText(t: TFunction, key: MessageKey): string {
  return t(key, FIELD_LIMITS);
}
