import type { SubmissionResult } from "@conform-to/dom";
import type { Quote } from "~/catalog/pricing/quote";
import type { Discount } from "~/catalog/pricing/discount";
import type { TFunction } from "i18next";
import type { MessageKey } from "~/web/message-key";
import type { ExpectedAnswer } from "~/booking/form/expected-answer";
import { FIELD_LIMITS } from "~/booking/booking";

/**
 * The reason for which a form did not become a booking. `result` has the typed values, and messages by field in
 * the page's language. `asks`: the values make no sense, and sending them again books. `repeated`: there is such a
 * booking, whose link this browser may not have. `price` answers the price button, which is not an attempt to
 * book. After `unanswered` it is unknown whether the booking was stored; resending is safe.
 */
export type SubmissionAnswer = {
  result: SubmissionResult<string[]>;
  /** The discount of the typed code; it is absent if the code gives none. */
  discount?: Discount;
  /** What would follow a booking with the typed values; absent where staff answer each request. */
  expected?: ExpectedAnswer;
} & (
  | { kind: "invalid" | "asks" | "unavailable" | "tooMany" | "price" | "unanswered" }
  | { kind: "priceChanged"; quote: Quote }
  | { kind: "repeated"; number: number }
);

/** Translates a message key of the booking schema. */
export function errorText(t: TFunction, key: MessageKey): string {
  return t(key, FIELD_LIMITS);
}
