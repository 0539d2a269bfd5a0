import { data, href } from "react-router";
import {
  ASKED_FIELD,
  PRICE_FIELD,
  PRICE_INTENT,
  SAME_AS_PICKUP,
  DESK_SOURCES,
  FORM_DEFAULTS,
} from "~/booking/booking";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { extraFieldsIn, readExtras } from "~/booking/extras/extra-field";
import { periodOf } from "~/booking/period";
import { goneErrors } from "~/booking/place/gone-errors";
import { readNotFree } from "~/booking/place/insert-booking.queries.server";
import { placeBooking, type PlaceBookingResult } from "~/booking/place/place-booking.server";
import { findQuestion } from "~/booking/questions/find-question.server";
import { logUnavailable, type Sql } from "~/web/db.server";
import { listTaken } from "~/desk/calendar/taken.queries.server";
import { deskFlashCookie } from "~/desk/desk-flash.server";
import { deskRedirect } from "~/desk/access.server";
import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import type { Language } from "~/web/i18n/languages";
import type { Secret } from "~/staff/site-secret.server";
import type { Staff } from "~/staff/staff.queries.server";
import { parseSubmission } from "~/web/http/submission.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { type NewBookingAnswer, readBack } from "./new-booking";
import { z } from "zod";
import { bookingSchema, choiceSchema, splitChoices } from "~/booking/booking.schema";
import { CHOICE_FIELDS, readChoices } from "~/booking/choices";
import { codeErrors, findDiscount } from "~/booking/place/discounts.queries.server";
import { INPUT_FIELDS } from "~/booking/booking-fields";
import { readId } from "~/web/id";
import { messageKey } from "~/web/message-key";
import { readableLine } from "~/web/plain-text";
import { addDays, businessTime, parseDate } from "~/web/calendar";
import { readFleet } from "~/catalog/fleet/fleet.queries.server";
import { listVehicleChoices } from "./new-booking.queries.server";

type SubmittedForm = {
  request: Request;
  form: FormData;
  staff: Staff;
  lang: Language;
  secret: Secret;
  now: Date;
};

/** Stores a booking that staff take: confirmed, with its vehicle; or nothing. */
export async function answerNewBooking(
  store: BookingStore,
  sent: SubmittedForm,
  page: NewBookingPageData,
) {
  const { form } = sent;
  const submission = parseSubmission(form, newBookingSchema, [
    ...NEW_BOOKING_FIELDS,
    ...extraFieldsIn(form),
  ]);
  const result = submission.reply();
  const { discount, errors: wrongCode } = await findTypedDiscount(store.sql, form);
  const refuse = (status: number, answer: Partial<NewBookingAnswer>) =>
    data<NewBookingAnswer>(
      { result, reason: "invalid", taken: [], quote: null, discount, ...answer },
      { status, headers: PRIVATE_HEADERS },
    );
  const { initialValue } = result;
  if (form.get("intent") === PRICE_INTENT) {
    const error = wrongCode && { error: wrongCode };
    return refuse(200, { reason: "price", result: { initialValue, ...error } });
  }
  if (submission.status !== "success") return refuse(422, {});
  const { value } = submission;
  // Staff know what they write down of a customer at the phone or at the door.
  const now = businessTime(sent.now);
  const question = findQuestion(value, { asked: value[ASKED_FIELD], about: ["phone"], now });
  if (question) {
    const { errors: error, asked } = question;
    const asks = { error, initialValue: { ...initialValue, [ASKED_FIELD]: asked } };
    return refuse(422, { reason: "asks", result: asks });
  }
  try {
    const placed = await placeDeskBooking(store, sent, page, value);
    if (placed === null) return refuse(409, { reason: "unknown" });
    if (placed.ok) return showBooking(sent, placed);
    if (placed.reason === "gone") {
      return refuse(422, { result: submission.reply({ fieldErrors: goneErrors(placed.fields) }) });
    }
    if (placed.reason === "code") {
      return refuse(422, { result: submission.reply({ fieldErrors: codeErrors(placed.fault) }) });
    }
    if (placed.reason === "price-changed") {
      return refuse(409, { reason: "priceChanged", quote: placed.quote });
    }
    throw new Error("a booking at the desk has no Idempotency-Key");
  } catch (error) {
    const notFree = readNotFree(error);
    if (notFree) {
      if (notFree.reason !== "full") return refuse(409, { reason: notFree.reason });
      const { vehicleId, ...input } = value;
      const asked = { vehicleId, period: periodOf(input), now: sent.now };
      const taken = await listTaken(store.sql, asked);
      const isNeeded = taken.some(({ state }) => state === "waiting");
      return refuse(409, { reason: isNeeded ? "needed" : "full", taken });
    }
    logUnavailable(error, "a booking could not be stored");
    return refuse(503, { reason: "unavailable" });
  }
}

/** Finds the discount of the typed code, or the messages why there is none; both are null without a code. */
async function findTypedDiscount(sql: Sql, form: FormData) {
  const { code } = readChoices({ code: form.get("code") });
  const nothing = { discount: null, errors: null };
  if (code === "") return nothing;
  try {
    const found = await findDiscount(sql, code);
    return found.ok
      ? { discount: found.discount, errors: null }
      : { discount: null, errors: codeErrors(found.fault) };
  } catch (error) {
    logUnavailable(error, "a discount code could not be looked up");
    return nothing;
  }
}

type Value = ReturnType<typeof newBookingSchema.parse>;

/** Stores the booking; null if the vehicle is not on offer any more. */
async function placeDeskBooking(
  store: BookingStore,
  sent: SubmittedForm,
  page: NewBookingPageData,
  value: Value,
) {
  const { form, staff, lang, now } = sent;
  const { vehicleId, source, pinned, [PRICE_FIELD]: seenPrice, [ASKED_FIELD]: _, ...all } = value;
  const { input, choices } = splitChoices(all);
  const vehicle = page.vehicles.find(({ id }) => id === vehicleId);
  if (!vehicle) return null;
  const { model: name, bodyType } = vehicle;
  return placeBooking(
    store,
    { ...input, vehicle: name, vehicleType: vehicleTypeOf({ name, bodyType }) },
    {
      lang,
      seenPrice,
      extras: readExtras(Object.fromEntries(form)),
      choices,
      desk: { source, vehicleId, pinned, actor: staff.username, now },
    },
  );
}

/** Shows, after a repeated input, the booking that it has. */
async function showBooking(
  { request, secret }: SubmittedForm,
  { booking: { id }, repeated }: Extract<PlaceBookingResult, { ok: true }>,
) {
  const cookie = await deskFlashCookie(secret);
  const flash = { id, status: repeated ? ("repeated" as const) : ("taken" as const) };
  const page = href("/admin/bookings/:id", { id: String(id) });
  return deskRedirect(request, page, { "Set-Cookie": await cookie.write(flash, page) });
}

const NO_VEHICLE = messageKey("newBooking.errors.vehicle");

/** The names of the fields that have one value; quantities of extras come besides. */
const NEW_BOOKING_FIELDS = [
  "vehicleId",
  "source",
  "pinned",
  ASKED_FIELD,
  PRICE_FIELD,
  ...CHOICE_FIELDS,
  ...INPUT_FIELDS.filter((name) => name !== "vehicle" && name !== "vehicleType"),
] as const;

/**
 * The schema of a booking that staff take: the customers' fields, but a vehicle, and no need of an e-mail
 * address.
 */
const newBookingSchema = bookingSchema
  .omit({ vehicle: true, vehicleType: true })
  .extend({
    ...choiceSchema.shape,
    vehicleId: z
      .string(NO_VEHICLE)
      .transform((text) => Number(readId(text) ?? 0))
      .pipe(
        z
          .int(NO_VEHICLE)
          .min(1, NO_VEHICLE)
          .max(2 ** 31 - 1, NO_VEHICLE),
      ),
    source: z.enum(DESK_SOURCES, messageKey("newBooking.errors.source")),
    pinned: z.stringbool().default(false),
    email: z
      .union([z.string().overwrite(readableLine).length(0), bookingSchema.shape.email], {
        error: messageKey("booking.errors.email"),
      })
      .default(""),
    [ASKED_FIELD]: z.string().default(""),
    [PRICE_FIELD]: z.string().default(""),
  })
  .transform((input) => ({
    ...input,
    return: input.return === SAME_AS_PICKUP ? input.pickup : input.return,
  }));

type NewBookingRequest = { request: Request; lang: Language; now: Date };

/** Loads the form for a new booking, with the vehicle and the days of the address. */
export async function loadNewBooking(sql: Sql, { request, lang, now }: NewBookingRequest) {
  const today = businessTime(now);
  const [{ cars: _, ...prices }, vehicles] = await Promise.all([
    readFleet(sql, lang),
    listVehicleChoices(sql, today.date),
  ]);
  const search = new URL(request.url).searchParams;
  const asked = String(readId(search.get("vehicle") ?? "") ?? "");
  const chosen = vehicles.find(({ id }) => String(id) === asked);
  const to = parseDate(search.get("to") ?? "");
  const { from, pickupTime } = firstPickup(parseDate(search.get("from") ?? ""), today);
  const defaults: Record<string, string> = {
    ...FORM_DEFAULTS,
    vehicleId: chosen ? String(chosen.id) : "",
    source: "phone",
    pickupDate: from,
    pickupTime,
    returnDate: to && to > from ? to : addDays(from, 1),
  };
  return { prices, vehicles, defaults, today, back: readBack(search) };
}

/**
 * Returns the first pick-up: on the day that was asked for, else today, but not before now: then at the
 * next whole hour, which late in the evening is tomorrow's noon.
 */
function firstPickup(asked: string | null, { date, time }: ReturnType<typeof businessTime>) {
  const { pickupTime } = FORM_DEFAULTS;
  const from = asked ?? date;
  if (from !== date || time < pickupTime) return { from, pickupTime };
  const hour = Number(time.slice(0, 2)) + 1;
  return hour < 24 ? { from, pickupTime: `${hour}:00` } : { from: addDays(date, 1), pickupTime };
}

export type NewBookingPageData = Awaited<ReturnType<typeof loadNewBooking>>;
