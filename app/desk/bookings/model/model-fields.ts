import type { MessageKey } from "~/web/message-key";

/** The fields of the forms that give a booking a model. */
export const MODEL_FIELDS = {
  model: "model",
  /** Whether the price changes: `kept` or `new`. */
  price: "price",
  /** The new price that the form showed. */
  total: "total",
  /** Whether the form showed that a car is free. */
  free: "free",
  /** The name of a car that is not of the fleet. */
  name: "carName",
  rate: "carRate",
  /** Asks in the address for the step that shows what the customer will read. */
  preview: "preview",
} as const;

/**
 * The fields that say in a form, and in the address of its preview, which model or car the booking gets.
 */
export const TYPED_FIELDS = [
  MODEL_FIELDS.model,
  MODEL_FIELDS.price,
  MODEL_FIELDS.total,
  MODEL_FIELDS.free,
  MODEL_FIELDS.name,
  MODEL_FIELDS.rate,
] as const;

/** The maximum price for a day, in the currency of the booking. */
export const MAX_RATE = 100_000;

/** The tick of staff who confirm a booking that has neither model nor price. */
export const KNOWS_NONE = "knowsNone";

/** The typed texts for a car that is not of the fleet, with their faults. */
export type RefusedModel = {
  typed: { name: string; rate: string };
  errors: { name?: MessageKey; rate?: MessageKey };
};
