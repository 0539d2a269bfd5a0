import { isUnnamedCar } from "~/booking/booking-car";
import type { SeenBooking } from "~/booking/booking.queries.server";
import type { StoredQuote } from "~/catalog/pricing/quote";
import { quoteModel } from "~/booking/quote-model";
import type { Sql } from "~/web/db.server";
import type { Rental } from "~/desk/bookings/page/rental.queries.server";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { listOtherModels, type OtherModel } from "~/booking/other-models.queries.server";

export type ModelPlan = {
  model: OtherModel;
  /** The price by today's rates; null if they are in another currency than the booking. */
  quote: StoredQuote | null;
};

export type ModelChoices = {
  models: readonly OtherModel[];
  /** Whether the car may be one that is not of the fleet. */
  canBeNamed: boolean;
  isUnnamed: boolean;
  /** Whether the address asks for another model, chosen or not. */
  isAsked: boolean;
  /** The chosen model, as the address has it; null without one. */
  plan: ModelPlan | null;
};

/**
 * Returns whether a booking can be given another model: a request, and a confirmed one of no model without
 * a vehicle.
 */
function canChange({ status, car }: SeenBooking, rental: Rental): boolean {
  if (status === "pending") return true;
  const hasNone = car.modelId === null && !rental.isUnassigned;
  return status === "confirmed" && hasNone && rental.outAt === null;
}

/**
 * Loads the models that a booking can get, with both prices of the chosen one. Null where none can be
 * given.
 */
export async function loadModelChoices(
  sql: Sql,
  booking: SeenBooking,
  rental: Rental,
  { search, now }: { search: URLSearchParams; now: Date },
): Promise<ModelChoices | null> {
  if (!canChange(booking, rental)) return null;
  const models = await listOtherModels(sql, booking.id, now);
  const model = models.find(({ id }) => String(id) === search.get("model"));
  const canBeNamed = booking.car.modelId === null;
  const plan = model ? { model, quote: quoteModel(booking, model, await findPrices(sql)) } : null;
  const isAsked = search.has("model");
  return { models, canBeNamed, isUnnamed: isUnnamedCar(booking), isAsked, plan };
}
