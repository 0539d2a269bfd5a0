import { readPhone } from "~/web/phone-number.server";
import { messageKey, type MessageKey } from "~/web/message-key";
import type { BookingInput } from "~/booking/booking";
import { hoursAtOnce, type Answers } from "~/catalog/availability/at-once";
import type { OfficeHours } from "~/catalog/company/company";
import { isPickupTooSoon } from "~/booking/notices/notices";
import { businessInstant } from "~/web/calendar";
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
  /** How the company answers, which tells whether a pick-up is too soon; without it none is. */
  answers?: { hours: OfficeHours } & Answers;
};

/** Asks about values that are accepted and make no sense, unless `asked` has their question. */
export function findQuestion(
  input: Pick<BookingInput, "email" | "phone"> & TripMoments,
  { asked, about = QUESTIONS, now, answers }: Asked,
): Question | null {
  const known = asked
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const fault = findTripFault(input, now) ?? (isTooSoon(input, { now, answers }) ? "soon" : null);
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

/** Returns whether no time is left to answer before the pick-up. A booking that may be confirmed at once needs none. */
function isTooSoon(trip: TripMoments, { now, answers }: Pick<Asked, "now" | "answers">): boolean {
  if (!answers) return false;
  const { hours } = answers;
  const fewest = hoursAtOnce(answers);
  const pickup = businessInstant(trip.pickupDate, trip.pickupTime).getTime();
  const ahead = pickup - businessInstant(now.date, now.time).getTime();
  if (fewest !== null && ahead >= fewest * 3_600_000) return false;
  return isPickupTooSoon(trip, { now, hours });
}
