import type { MessageKey } from "~/web/message-key";

/** The fields of the forms that give a booking a model. */
export const MODEL_FIELDS = {
  model: "model",
  /** `kept` or `new`. */
  price: "price",
  /** The new price that the form showed. */
  total: "total",
  /** The form showed that a car is free. */
  free: "free",
  /** Name of a car that is not of the fleet. */
  name: "carName",
  rate: "carRate",
  /** In the address of the step that shows what the customer will read. */
  preview: "preview",
} as const;

/** What a form has of a model, and the address of its preview too. */
export const TYPED_FIELDS = [
  MODEL_FIELDS.model,
  MODEL_FIELDS.price,
  MODEL_FIELDS.total,
  MODEL_FIELDS.free,
  MODEL_FIELDS.name,
  MODEL_FIELDS.rate,
] as const;

/** A price for a day, in the currency of the booking. */
export const MAX_RATE = 100_000;

/** The tick of who confirms a booking that has neither model nor price. */
export const KNOWS_NONE = "knowsNone";

/** What was typed for a car that is not of the fleet, with its faults. */
export type RefusedModel = {
  typed: { name: string; rate: string };
  errors: { name?: MessageKey; rate?: MessageKey };
};
