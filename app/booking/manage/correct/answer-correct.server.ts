import { data } from "react-router";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { findBookingDetails } from "~/booking/manage/my-booking.queries.server";
import { findQuestion, type Question } from "~/booking/questions/find-question.server";
import { REPAIR_INTENTS } from "~/booking/questions/repairs";
import { suggestEmail } from "~/booking/questions/email-typo";
import { ASKED_FIELD, type Booking } from "~/booking/booking";
import { businessTime } from "~/web/calendar";
import { isOpen } from "~/booking/status";
import { retryOnce } from "~/web/db.server";
import { firstText } from "~/web/first-text";
import { parseSubmission, type FormResult } from "~/web/http/submission.server";
import { correctBooking } from "./correct.queries.server";
import {
  CORRECTED_FIELDS,
  correctionOf,
  MAX_CORRECTIONS,
  SEEN_CORRECTIONS,
  type Contacts,
} from "./correction";
import { correctionSchema } from "./correction.schema";

/**
 * A correction that was not stored. `asks`: the address has a typo, and sent again it is stored; `outdated`: another
 * browser has corrected the booking since the page was shown; `full`: it was corrected too often; `closed`: the booking
 * is over.
 */
export type RefusedCorrection = {
  kind: "correction";
  result: FormResult;
  problem: "invalid" | "asks" | "outdated" | "full" | "closed";
  /** The question of `asks`. */
  question?: Pick<Question, "values" | "asked">;
};

type CorrectResult = { ok: true } | { ok: false; answer: RefusedCorrection; status: 409 | 422 };

/** Corrects a booking as its customer typed. The same correction again succeeds. Throws a 404 for an unknown booking. */
export async function correctOwn(
  store: BookingStore,
  { token, form, requester }: { token: string; form: FormData; requester?: string | undefined },
): Promise<CorrectResult> {
  const { sql, channels } = store;
  const booking = await findBookingDetails(sql, { token });
  if (!booking) throw data(null, 404);
  if (form.get("intent") === REPAIR_INTENTS.email) repairEmail(form);
  const submission = parseSubmission(form, correctionSchema(booking), CORRECTED_FIELDS);
  const refuse = (problem: RefusedCorrection["problem"]): CorrectResult => ({
    ok: false,
    answer: { kind: "correction", result: submission.reply(), problem },
    status: problem === "invalid" ? 422 : 409,
  });
  if (!isOpen(booking.status)) return refuse("closed");
  if (submission.status !== "success") return refuse("invalid");
  const after = submission.value;
  if (isCorrected(booking, after)) return { ok: true };
  const question = askAbout(booking, after, firstText(form.get(ASKED_FIELD)));
  if (question) {
    const { errors: fieldErrors, values, asked } = question;
    const result = submission.reply({ fieldErrors });
    const answer = { kind: "correction", problem: "asks", result } as const;
    return { ok: false, answer: { ...answer, question: { values, asked } }, status: 422 };
  }
  if (booking.corrections >= MAX_CORRECTIONS) return refuse("full");
  const seen = readSeen(form) ?? booking.corrections;
  const corrected = { token, seen, before: booking, after, requester };
  // Safe to retry: what is stored is not corrected again.
  const isStored =
    seen === booking.corrections &&
    (await retryOnce(() => correctBooking(sql, corrected, channels)));
  if (isStored) {
    store.wakeNodes();
    return { ok: true };
  }
  const current = await findBookingDetails(sql, { token });
  if (!current) throw data(null, 404);
  if (isCorrected(current, after)) return { ok: true };
  return refuse(isOpen(current.status) ? "outdated" : "closed");
}

/** Puts the address that probably was meant into a form. */
function repairEmail(form: FormData) {
  const meant = suggestEmail(firstText(form.get("email")).trim());
  if (meant !== null) form.set("email", meant);
}

/** Asks about a new address with a typo, unless `asked` has the question. */
function askAbout(booking: Booking, after: Contacts, asked: string): Question | null {
  if (booking.email.toLowerCase() === after.email.toLowerCase()) return null;
  const now = businessTime(new Date());
  return findQuestion({ ...booking, ...after }, { asked, about: ["email"], now });
}

function isCorrected(booking: Contacts, after: Contacts) {
  return Object.keys(correctionOf(booking, after)).length === 0;
}

/** Reads the number of corrections that the form has seen; null in a post without it, which corrects what is there. */
function readSeen(form: FormData): number | null {
  const text = firstText(form.get(SEEN_CORRECTIONS));
  if (text === "") return null;
  return /^\d{1,4}$/.test(text) ? Number(text) : -1;
}
