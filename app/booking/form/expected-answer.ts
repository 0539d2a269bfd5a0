import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import { parseDate, parseTime } from "~/web/calendar";
import { needsAgreement } from "~/booking/at-once";
import type { Period } from "~/booking/period";
import type { FormValues } from "./form-values";

/** What follows a booking of the form's car on its dates, with a company that answers at once. */
export type ExpectedAnswer = "atOnce" | "request";

/** Returns the trip of a form; null while a date or a time is missing or can't be read. */
export function typedTrip(typed: FormValues): Period | null {
  const pickupDate = parseDate(typed.pickupDate ?? "");
  const returnDate = parseDate(typed.returnDate ?? "");
  const pickupTime = parseTime(typed.pickupTime ?? "");
  const returnTime = parseTime(typed.returnTime ?? "");
  if (!pickupDate || !returnDate || !pickupTime || !returnTime) return null;
  return { pickupDate, pickupTime, returnDate, returnTime };
}

/** Returns what follows a booking that may need the agreement of a person; null for a trip that can't be read. */
export function agreedAnswer(
  expected: ExpectedAnswer | null,
  typed: FormValues,
  prices: Parameters<typeof needsAgreement>[1],
): ExpectedAnswer | null {
  const trip = typedTrip(typed);
  if (!expected || !trip) return null;
  const { pickup, return: back } = typed;
  return needsAgreement({ ...trip, pickup, return: back }, prices) ? "request" : expected;
}

/** Returns whether a form asks for a car that is no model of the fleet, which only staff can find. */
export function asksForOther({ vehicle }: FormValues): boolean {
  return vehicle === OTHER_VEHICLE;
}
