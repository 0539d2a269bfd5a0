import type { TFunction } from "i18next";
import type { MessageKey } from "~/web/message-key";
import { FIELD_LIMITS } from "~/booking/booking";

/** Translates a message key of the booking schema. */
export function errorText(t: TFunction, key: MessageKey): string {
  return t(key, FIELD_LIMITS);
}
