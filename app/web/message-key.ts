import type { ParseKeys } from "i18next";

/** An i18n key that exists in every language. */
export type MessageKey = ParseKeys;

/** Types a schema's message: zod accepts any string. */
export function messageKey(key: MessageKey): MessageKey {
  return key;
}
