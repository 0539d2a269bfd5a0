import type { SubmissionResult } from "@conform-to/dom";
import { logUnavailable, type Sql } from "~/web/db.server";
import { normalizeCode } from "~/catalog/pricing/discount";
import { CHOICE_FIELDS } from "~/booking/choices";
import { codeErrors, findDiscount } from "~/booking/place/discounts.queries.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { BookingStore } from "~/booking/events/booking-store.server";
import {
  ASKED_FIELD,
  FOLLOWED_TYPE_FIELD,
  PRICE_FIELD,
  PRICE_INTENT,
  HONEYPOT_FIELD,
} from "~/booking/booking";
import { type SubmissionAnswer, errorText, formTexts } from "./answer/submission-answer";
import type { BookingWithToken } from "~/booking/booking.queries.server";
import { extraFieldsIn, readExtras } from "~/booking/extras/extra-field";
import { INPUT_FIELDS } from "~/booking/booking-fields";
import { bookingFormSchema } from "~/booking/booking.schema";
import { readStoredValues } from "./form-values";
import { findExpectedAnswer } from "./expected-answer.server";
import { firstText } from "~/web/first-text";
import { parseSubmission } from "~/web/http/submission.server";
import type { MessageKey } from "~/web/message-key";
import { goneErrors } from "~/booking/place/gone-errors";
import { placeBooking } from "~/booking/place/place-booking.server";
import { resendLink } from "~/booking/place/resend-link.server";
import { repaired, textsOf } from "~/booking/questions/repairs";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import { findCarByName } from "~/catalog/fleet/fleet.queries.server";
import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { findQuestion } from "~/booking/questions/find-question.server";
import { businessTime } from "~/web/calendar";

export type SubmitBookingResult =
  | { ok: true; booking: BookingWithToken; repeated: boolean }
  | RefusedSubmission;

type RefusedSubmission = { ok: false } & SubmissionAnswer;

type FormRequest = {
  lang: Language;
  ownTokens?: readonly string[];
  /** Who causes the e-mail to the customer, as `requesterOf` returns it. */
  requester?: string;
  /** Is called if the hidden field is filled in. */
  onTrap?: () => void;
};

/** Validates a posted form and stores the booking. Refusals return all typed values. */
export async function submitBooking(
  store: BookingStore,
  form: FormData,
  request: FormRequest,
): Promise<SubmitBookingResult> {
  const submitted = await submit(store, form, request);
  if (submitted.ok) return submitted;
  const answered = await withDiscount(store.sql, submitted, request.lang);
  const typed = readStoredValues(answered.result.initialValue);
  const asked = { answers: store.answers(), now: new Date() };
  const expected = await findExpectedAnswer(store.sql, typed, asked);
  return expected ? { ...answered, expected } : answered;
}

async function submit(
  store: BookingStore,
  form: FormData,
  request: FormRequest,
): Promise<SubmitBookingResult> {
  await addVehicleType(store.sql, form);
  const submission = parseSubmission(form, bookingFormSchema, [...FIELDS, ...extraFieldsIn(form)]);
  const refuse = refusalOf(submission, request.lang);
  const intent = form.get("intent");
  if (intent === PRICE_INTENT) return priceAnswer(submission);
  const { payload } = submission;
  const repair = repaired(textsOf(payload), intent, businessTime(new Date()));
  if (repair) return priceAnswer({ payload: { ...payload, ...repair, [ASKED_FIELD]: "" } });
  if (firstText(submission.payload[HONEYPOT_FIELD])) {
    request.onTrap?.();
    return refuse("invalid", { [HONEYPOT_FIELD]: ["booking.errors.trap"] });
  }
  if (submission.status !== "success") return refuse("invalid");
  const { input, choices } = submission.value;
  const asked = firstText(submission.payload[ASKED_FIELD]);
  const question = findQuestion(input, {
    asked,
    now: businessTime(new Date()),
    answers: { ...store.replyRules(), ...store.answers() },
  });
  if (question) {
    const { errors, values } = question;
    return refuse("asks", errors, { values, initialValue: { [ASKED_FIELD]: question.asked } });
  }
  const { requester = "" } = request;
  const seenPrice = firstText(submission.payload[PRICE_FIELD]) || null;
  try {
    const placed = await placeBooking(store, input, {
      lang: request.lang,
      ownTokens: request.ownTokens ?? [],
      requester,
      seenPrice,
      extras: readExtras(submission.payload),
      choices,
    });
    if (placed.ok) {
      return placed.isOwn
        ? placed
        : await repeatAnswer(store, placed.booking, { submission, requester });
    }
    if (placed.reason === "code") return refuse("invalid", codeErrors(placed.fault));
    if (placed.reason !== "price-changed") {
      return refuse("invalid", placed.reason === "gone" ? goneErrors(placed.fields) : {});
    }
    return {
      ok: false,
      kind: "priceChanged",
      quote: placed.quote,
      result: typedResult(submission),
    };
  } catch (error) {
    logUnavailable(error, "a booking could not be stored");
    return refuse("unavailable");
  }
}

/**
 * Adds the type of a car of the fleet to a form in which none was chosen: the field is folded while a car is chosen.
 * A type that only followed from the car that the page showed is dropped: the car may be another one now. Without the
 * database the name alone tells the type.
 */
async function addVehicleType(sql: Sql, form: FormData) {
  const type = firstText(form.get("vehicleType"));
  if (type && type !== firstText(form.get(FOLLOWED_TYPE_FIELD))) return;
  form.delete("vehicleType");
  const name = firstText(form.get("vehicle")).trim();
  if (!name || name === OTHER_VEHICLE) return;
  const car = await findCarByName(sql, name).catch((error: unknown) => {
    logUnavailable(error, "the type of a car could not be read");
    return null;
  });
  form.set("vehicleType", vehicleTypeOf(car ?? { name, bodyType: null }));
}

/** Adds the discount of the typed code to an answer, or the message why there is none. */
async function withDiscount(
  sql: Sql,
  answer: RefusedSubmission,
  lang: Language,
): Promise<RefusedSubmission> {
  const { result, kind } = answer;
  const code = normalizeCode(firstText(result.initialValue?.code));
  if (code === "") return answer;
  try {
    const found = await findDiscount(sql, code);
    if (found.ok) return { ...answer, discount: found.discount };
    if (kind !== "price" && kind !== "invalid" && kind !== "asks") return answer;
    const { t } = i18nFor(lang);
    const messages = codeErrors(found.fault).code.map((key) => errorText(t, key));
    return { ...answer, result: { ...result, error: { ...result.error, code: messages } } };
  } catch (error) {
    logUnavailable(error, "a discount code could not be looked up");
    return answer;
  }
}

const FIELDS = [...INPUT_FIELDS, ...CHOICE_FIELDS, ASKED_FIELD, HONEYPOT_FIELD, PRICE_FIELD];

type FormSubmission = ReturnType<typeof parseSubmission<typeof bookingFormSchema>>;

type Typed = Pick<FormSubmission, "payload">;

function typedResult({ payload }: Typed): SubmissionResult<string[]> {
  return { initialValue: payload as NonNullable<SubmissionResult["initialValue"]> };
}

async function repeatAnswer(
  store: BookingStore,
  { id, reference }: BookingWithToken,
  { submission, requester }: { submission: FormSubmission; requester: string },
): Promise<SubmitBookingResult> {
  await resendLink(store, { bookingId: id, requester });
  const booking = { id, reference };
  return { ok: false, kind: "repeated", booking, result: typedResult(submission) };
}

function priceAnswer(submission: Typed): SubmitBookingResult {
  return { ok: false, kind: "price", result: typedResult(submission) };
}

function refusalOf(submission: FormSubmission, lang: Language) {
  const { t } = i18nFor(lang);
  return (
    kind: "invalid" | "asks" | "unavailable",
    fieldErrors?: Record<string, MessageKey[]>,
    { initialValue: changed = {}, values = {} }: { initialValue?: object; values?: object } = {},
  ): SubmitBookingResult => {
    const result = submission.reply({ ...(fieldErrors && { fieldErrors }) });
    const error = formTexts(t, result.error ?? {}, values);
    const initialValue = { ...result.initialValue, ...changed };
    return { ok: false, kind, result: { ...result, initialValue, error } };
  };
}
