import type { MessageKey } from "~/web/message-key";
import type { GoneField } from "./place-booking.server";

const GONE_ERRORS: Readonly<Record<GoneField, MessageKey[]>> = {
  vehicle: ["booking.errors.vehicle", "booking.errors.vehicleGone"],
  pickup: ["booking.errors.pickup", "booking.errors.placeGone"],
  extras: ["booking.errors.extras"],
  return: ["booking.errors.return", "booking.errors.placeGone"],
};

/** Messages for what was removed before the form was posted. */
export function goneErrors(fields: readonly GoneField[]): Partial<typeof GONE_ERRORS> {
  return Object.fromEntries(fields.map((field) => [field, GONE_ERRORS[field]]));
}
