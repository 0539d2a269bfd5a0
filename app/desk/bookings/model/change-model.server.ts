import { href } from "react-router";
import { isUnnamedCar } from "~/booking/booking-car";
import { findTermsWithModel } from "~/booking/booking-terms.queries.server";
import type { BookingChange } from "~/booking/booking-change.server";
import { FIELD_LIMITS } from "~/booking/booking";
import { findSeenBooking, type SeenBooking } from "~/booking/booking.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { quoteAtRate } from "~/booking/returns/return-quote";
import {
  catchUnavailable,
  readRevision,
  toChangeResult,
  type ChangeBookingResult,
  type FoundState,
} from "~/desk/bookings/change-booking.server";
import type { Sql } from "~/web/db.server";
import { PREVIEW_SEEN } from "~/desk/bookings/car/move";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import { readId } from "~/web/id";
import { readableText, withoutNul } from "~/web/plain-text";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { sumToPay } from "~/catalog/pricing/quote";
import { quoteModel } from "~/booking/quote-model";
import { listOtherModels } from "~/booking/other-models.queries.server";
import { changeModel, type ModelChange } from "./model-change.queries.server";
import { MAX_RATE, MODEL_FIELDS, TYPED_FIELDS, type RefusedModel } from "./model-fields";

const STALE: BookingChange = { ok: false, reason: "stale", conflicts: [] };

/** Gives a request another model of the fleet, or says which car a booking of no model is and what it costs. */
export function giveModel(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const id = readId(firstText(form.get("id")).trim());
  return catchUnavailable(async () => {
    if (id === null) return { ok: false, reason: "bad" };
    const booking = await findSeenBooking(store.sql, id);
    if (!booking) return { ok: false, reason: "not-found" };
    const now = new Date();
    const revision = readRevision(form);
    const sent = { id, revision, isDone: (found: FoundState) => isGiven(found, form) };
    // The revision is checked before the price: another return has another price.
    const done = isUnnamedCar(booking) ? "modelNamed" : "modelChanged";
    if (booking.revision !== revision) return toChangeResult(store, sent, STALE, done);
    const read = await readModel(store.sql, booking, form, now);
    if ("ok" in read) return read;
    if (needsPreview(booking) && form.get(PREVIEW_SEEN) !== "on") return previewOf(id, form);
    const terms = await findTermsWithModel(store.sql, booking, read.modelId);
    const change = { id, revision, ...read, terms, actor: staff.username, now };
    const changed = await changeModel(store.changes, change, store.channels);
    return toChangeResult(store, sent, changed, done, "modelTaken");
  });
}

/**
 * Returns whether staff have to see first what is sent to the customer: the car and the price of a
 * confirmed booking.
 */
export function needsPreview({ status, car, isOver, isOut }: SeenBooking): boolean {
  return status === "confirmed" && car.modelId === null && !isOver && !isOut;
}

/** Returns the step of the booking's page that shows the message. */
function previewOf(id: bigint, form: FormData): ChangeBookingResult {
  const query = new URLSearchParams({ [MODEL_FIELDS.preview]: "on" });
  for (const name of TYPED_FIELDS) if (form.has(name)) query.set(name, firstText(form.get(name)));
  const page = href("/admin/bookings/:id", { id: String(id) });
  return { ok: false, reason: "asks", address: `${page}?${query}` };
}

/** Reads a model of the fleet, or a car from elsewhere, as a form or the address of its preview has it. */
export function readModel(
  sql: Sql,
  booking: SeenBooking,
  form: FormData,
  now: Date,
): Promise<ReadModelResult> {
  return form.has(MODEL_FIELDS.model)
    ? readFleetModel(sql, booking, form, now)
    : readNamedCar(sql, booking, form);
}

/** The model that was read. `isFree` says that a confirmed booking gets a vehicle of the model at once. */
type ReadModelResult =
  | (Pick<ModelChange, "modelId" | "name" | "type" | "quote" | "mustBeFree"> & { isFree: boolean })
  | ChangeBookingResult;

/**
 * Reads a model of the fleet. One that was archived since the page was loaded is refused, and so is another
 * price than the page showed.
 */
async function readFleetModel(
  sql: Sql,
  booking: SeenBooking,
  form: FormData,
  now: Date,
): Promise<ReadModelResult> {
  const modelId = readId(firstText(form.get(MODEL_FIELDS.model)).trim());
  const refuse = (refusal: "modelGone" | "priceChanged"): ChangeBookingResult => {
    return { ok: false, reason: "refused", id: booking.id, refusal, conflicts: [] };
  };
  const models = await listOtherModels(sql, booking.id, now);
  const model = models.find(({ id }) => BigInt(id) === modelId);
  if (!model) return refuse("modelGone");
  const isNew = form.get(MODEL_FIELDS.price) === "new";
  const quote = isNew ? quoteModel(booking, model, await findPrices(sql)) : null;
  if (isNew && String(quote && sumToPay(quote)) !== firstText(form.get(MODEL_FIELDS.total))) {
    return refuse("priceChanged");
  }
  const { id, name, bodyType } = model;
  const type = vehicleTypeOf({ name, bodyType });
  const isFree = model.availability !== "request";
  const mustBeFree = form.get(MODEL_FIELDS.free) === "on";
  return { modelId: id, name, type, quote, mustBeFree, isFree };
}

/** Reads a car that is not of the fleet, with its price for a day. */
async function readNamedCar(
  sql: Sql,
  booking: SeenBooking,
  form: FormData,
): Promise<ReadModelResult> {
  if (booking.car.modelId !== null) return { ok: false, reason: "bad" };
  const typed = {
    name: withoutNul(firstText(form.get(MODEL_FIELDS.name)), "\uFFFD"),
    rate: withoutNul(firstText(form.get(MODEL_FIELDS.rate)), "\uFFFD"),
  };
  const name = readableText(typed.name).trim();
  const rate = readAmount(typed.rate);
  const errors: RefusedModel["errors"] = {};
  if (name === "" || name === OTHER_VEHICLE) errors.name = "operator.model.errors.name";
  else if ([...name].length > FIELD_LIMITS.vehicle) errors.name = "desk.errors.long100";
  if (rate === null) errors.rate = "operator.model.errors.rate";
  if (rate === null || errors.name) return { ok: false, reason: "model", model: { typed, errors } };
  const quote = quoteAtRate(booking, booking.returnDate, { ...(await findPrices(sql)), rate });
  return {
    modelId: null,
    name,
    type: booking.vehicleType,
    quote,
    mustBeFree: false,
    isFree: false,
  };
}

function readAmount(typed: string): number | null {
  const text = typed.trim();
  const value = /^\d{1,6}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return value <= MAX_RATE ? value : null;
}

/** Returns whether the booking has the form's model or car already, because the form was sent twice. */
function isGiven({ booking }: FoundState, form: FormData) {
  const model = form.get(MODEL_FIELDS.model);
  return model === null
    ? booking.vehicle === readableText(firstText(form.get(MODEL_FIELDS.name))).trim()
    : String(booking.car.modelId) === model;
}
