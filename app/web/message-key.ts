import type { ParseKeys } from "i18next";

/** The key of a text, which the compiler knows to exist in every language. */
export type MessageKey = ParseKeys;

/** A schema's message: zod takes any string, this only keys. */
export function messageKey(key: MessageKey): MessageKey {
  return key;
}
