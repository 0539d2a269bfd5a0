import type { SubmissionResult } from "@conform-to/dom";
import type { Quote } from "~/catalog/pricing/quote";
import type { Discount } from "~/catalog/pricing/discount";
import type { TFunction } from "i18next";
import type { MessageKey } from "~/web/message-key";
import { FIELD_LIMITS, type Booking, type BookingInput } from "~/booking/booking";
import type { ExpectedAnswer } from "~/booking/form/expected-answer";

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
  | { kind: "repeated"; booking: Pick<Booking, "id" | "reference"> }
);

/** Returns whether the server refused the form. The price that a visitor asked for is no refusal. */
export function isRefusal(answer: SubmissionAnswer | undefined): boolean {
  return answer !== undefined && answer.kind !== "price";
}

/** Translates a message key of the booking schema, or of a question with its values. */
export function errorText(t: TFunction, key: MessageKey, values = {}): string {
  return t(key, { ...FIELD_LIMITS, ...values });
}

/** The fields whose message in the specification does not say what to do. */
const ADVISED = [
  "name",
  "email",
  "phone",
  "vehicleType",
  "pickup",
  "return",
  "pickupDate",
  "pickupTime",
  "returnDate",
  "returnTime",
] as const satisfies readonly (keyof BookingInput)[];

/**
 * Translates the messages of a form's fields for a visitor. While the car is missing, nothing is said of its type,
 * which follows from it.
 */
export function formTexts(
  t: TFunction,
  errors: Readonly<Record<string, readonly MessageKey[] | null | undefined>>,
  values = {},
): Record<string, string[]> {
  const said = Object.entries(errors).filter(
    ([field, keys]) => keys && !(field === "vehicleType" && errors.vehicle),
  );
  return Object.fromEntries(
    said.map(([field, keys]) => [field, fieldTexts(t, keys ?? [], values)]),
  );
}

/** Translates the messages of a field for a person: the specification's words alone are followed by what to do. */
export function fieldTexts(t: TFunction, keys: readonly MessageKey[], values = {}): string[] {
  const texts = keys.map((key) => errorText(t, key, values));
  const advised = ADVISED.find((field) => keys.join() === `booking.errors.${field}`);
  return advised ? [...texts, t(`booking.advice.${advised}`)] : texts;
}
