import type { Extra } from "~/catalog/pricing/extras";
import type { MessageKey } from "~/web/message-key";

/** The fields of a trip that a customer may ask to change, as in the booking form. */
export const ASK_FIELDS = [
  "pickup",
  "pickupDate",
  "pickupTime",
  "return",
  "returnDate",
  "returnTime",
] as const;
export type AskField = (typeof ASK_FIELDS)[number];

/** The form field that is `on` where the customer has seen the price, and sends the request. */
export const CONFIRMED_FIELD = "confirmed";

/** The form fields with the sum to pay, and with the state of the booking, that the page has shown. */
export const SEEN_TOTAL = "total";
export const SEEN_TRIP = "seen";

/** What was typed, by the name of the field. */
export type AskValues = Record<string, string>;

/** The messages by the name of the field, as translation keys. */
export type AskErrors = Record<string, MessageKey[]>;

/** Returns the name of the form field of an extra. */
export function askedExtra({ slug }: Pick<Extra, "slug">): string {
  return `extra-${slug}`;
}
