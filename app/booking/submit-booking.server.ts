import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { isDatabaseAway, type Sql } from "~/db.server";
import type { Language } from "~/i18n/languages";
import { log } from "~/log.server";
import { wakeNodes } from "~/notifications/wake-up.server";
import { TRAP_FIELD } from "./booking";
import type { BookingWithToken } from "./booking.queries.server";
import { bookingSchema } from "./booking.schema";
import { asText } from "./form-values";
import { placeBooking } from "./place-booking.server";

/** How a booking was refused or could not be kept; `result` has all that was typed. */
export type BookingRefusal = {
  kind: "invalid" | "away" | "tooMany";
  result: SubmissionResult<string[]>;
};

export type Submitted = { ok: true; booking: BookingWithToken } | ({ ok: false } & BookingRefusal);

/** Checks a posted form and stores the booking; never loses what was typed. */
export async function submitBooking(
  sql: Sql,
  form: FormData,
  request: { lang: Language; limited: boolean },
): Promise<Submitted> {
  const submission = parseWithZod(ownFields(form), {
    schema: bookingSchema,
    disableAutoCoercion: true,
  });
  if (request.limited) return refuse("tooMany", submission);
  if (asText(submission.payload[TRAP_FIELD])) {
    return refuse("invalid", submission, { [TRAP_FIELD]: ["booking.errors.trap"] });
  }
  if (submission.status !== "success") return refuse("invalid", submission);
  try {
    const placed = await placeBooking(sql, submission.value, { lang: request.lang });
    if (!placed.ok) return refuse("invalid", submission, { vehicle: VEHICLE_GONE });
    if (!placed.repeated) wakeNodes(sql);
    return { ok: true, booking: placed.booking };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "a booking could not be stored: the database is away");
    return refuse("away", submission);
  }
}

const FIELDS = new Set([...Object.keys(bookingSchema.shape), TRAP_FIELD]);

/** Without names of others': for `notes[99999999]` the parser would fill an array of that length. */
function ownFields(form: FormData) {
  const own = new FormData();
  for (const [name, value] of form) if (FIELDS.has(name)) own.append(name, value);
  return own;
}

/** Messages for a car that went away between the page and the post. */
export const VEHICLE_GONE = ["booking.errors.vehicle", "booking.errors.vehicleGone"];

function refuse<Input>(
  kind: BookingRefusal["kind"],
  submission: Submission<Input, string[]>,
  fieldErrors?: Record<string, string[]>,
): Submitted {
  return { ok: false, kind, result: submission.reply({ ...(fieldErrors && { fieldErrors }) }) };
}
