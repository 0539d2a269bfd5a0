import { readPhone } from "~/web/phone-number.server";
import { messageKey, type MessageKey } from "~/web/message-key";
import type { BookingInput } from "./booking";

/**
 * A question about values that make no sense. The forms ask it once: whoever sends the same values again means
 * them.
 */
export type Question = {
  /** The messages by field. */
  errors: Partial<Record<keyof BookingInput, MessageKey[]>>;
  /** The names that have been asked about now, for the field `ASKED_FIELD`. */
  asked: string;
};

/** Asks about values that are accepted and make no sense, unless `asked` has their question. */
export function findQuestion({ phone }: Pick<BookingInput, "phone">, asked: string) {
  const known = asked.split(",").map((name) => name.trim());
  if (known.includes("phone") || readPhone(phone) !== null) return null;
  const question: Question = {
    errors: { phone: [messageKey("booking.questions.phone")] },
    asked: [...known.filter(Boolean), "phone"].join(","),
  };
  return question;
}
