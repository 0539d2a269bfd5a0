import type { MessageKey } from "~/web/message-key";
import type { GoneField } from "./place-booking.server";

const GONE_ERRORS: Readonly<Record<GoneField, MessageKey[]>> = {
  vehicle: ["booking.errors.vehicle", "booking.errors.vehicleGone"],
  pickup: ["booking.errors.pickup", "booking.errors.placeGone"],
  extras: ["booking.errors.extras"],
  border: ["booking.errors.border"],
  zeroExcess: ["booking.errors.zeroExcess"],
  return: ["booking.errors.return", "booking.errors.placeGone"],
};

/**
 * The errors of the API. Its clients may as well misspell a place: only the message for any wrong value is
 * certain.
 */
const API_ERRORS: typeof GONE_ERRORS = {
  ...GONE_ERRORS,
  pickup: ["booking.errors.pickup"],
  return: ["booking.errors.return"],
};

/** Returns the messages of the form for values that were removed before it was posted. */
export function goneErrors(fields: readonly GoneField[]): Partial<typeof GONE_ERRORS> {
  return Object.fromEntries(fields.map((field) => [field, GONE_ERRORS[field]]));
}

/** Returns the messages of the API for values that are not offered. */
export function apiErrors(fields: readonly GoneField[]): Partial<typeof GONE_ERRORS> {
  return Object.fromEntries(fields.map((field) => [field, API_ERRORS[field]]));
}
