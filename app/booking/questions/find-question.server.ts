import { readPhone } from "~/web/phone-number.server";
import { messageKey, type MessageKey } from "~/web/message-key";
import type { BookingInput } from "~/booking/booking";
import { suggestEmail } from "./email-typo";
import {
  fieldOfFault,
  findTripFault,
  LONG_RENTAL,
  type Moment,
  type TripMoments,
} from "./trip-faults";

/**
 * A question about values that make no sense. The forms ask it once: whoever sends the same values again means
 * them.
 */
export type Question = {
  /** The messages by field. */
  errors: Partial<Record<keyof BookingInput, MessageKey[]>>;
  /** The values in the messages. */
  values: { suggestion: string; days: number };
  /** The names that have been asked about now, for the field `ASKED_FIELD`. */
  asked: string;
};

/** The names of the questions, in the order of the form. */
export const QUESTIONS = ["dates", "email", "phone"] as const;
export type QuestionName = (typeof QUESTIONS)[number];

type Asked = {
  /** The names of the questions that were asked already, separated by commas. */
  asked: string;
  /** The questions that may be asked; all without it. */
  about?: readonly QuestionName[];
  now: Moment;
};

/** Asks about values that are accepted and make no sense, unless `asked` has their question. */
export function findQuestion(
  input: Pick<BookingInput, "email" | "phone"> & TripMoments,
  { asked, about = QUESTIONS, now }: Asked,
): Question | null {
  const known = asked
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const fault = findTripFault(input, now);
  const suggestion = suggestEmail(input.email);
  const errors: Record<QuestionName, Question["errors"] | null> = {
    dates: fault && {
      [fieldOfFault(fault)]: [messageKey(`booking.questions.dates.${fault}`)],
    },
    email: suggestion === null ? null : { email: [messageKey("booking.questions.email")] },
    phone:
      readPhone(input.phone) === null ? { phone: [messageKey("booking.questions.phone")] } : null,
  };
  const open = QUESTIONS.filter(
    (name) => errors[name] && about.includes(name) && !known.includes(name),
  );
  if (open.length === 0) return null;
  return {
    errors: Object.assign({}, ...open.map((name) => errors[name])) as Question["errors"],
    values: { suggestion: suggestion ?? "", days: LONG_RENTAL },
    asked: [...known, ...open].join(","),
  };
}
