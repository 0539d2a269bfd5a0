import type { MessageKey } from "~/web/message-key";
import type { GoneField } from "./place-booking.server";

const GONE_ERRORS: Readonly<Record<GoneField, MessageKey[]>> = {
  vehicle: ["booking.errors.vehicle", "booking.errors.vehicleGone"],
  pickup: ["booking.errors.pickup", "booking.errors.placeGone"],
  extras: ["booking.errors.extras"],
  return: ["booking.errors.return", "booking.errors.placeGone"],
};

/** A call may as well misspell a place: only the message for any wrong value is certain. */
const CALL_ERRORS: typeof GONE_ERRORS = {
  ...GONE_ERRORS,
  pickup: ["booking.errors.pickup"],
  return: ["booking.errors.return"],
};

/** Messages for what was removed before the form was posted. */
export function goneErrors(fields: readonly GoneField[]): Partial<typeof GONE_ERRORS> {
  return Object.fromEntries(fields.map((field) => [field, GONE_ERRORS[field]]));
}

/** The same for the call of the API. */
export function callErrors(fields: readonly GoneField[]): Partial<typeof GONE_ERRORS> {
  return Object.fromEntries(fields.map((field) => [field, CALL_ERRORS[field]]));
}
