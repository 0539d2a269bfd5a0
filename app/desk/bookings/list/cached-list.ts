import { parseStored } from "~/web/browser/storage";
import type { DeskBooking } from "./load-booking-list.server";
import { isRecord, recordOf } from "~/records";

/** The first page of bookings, cached at `at` in ms. */
export type CachedList = { at: number; bookings: readonly DeskBooking[] };

/** Specification 7. */
const MAX_AGE_MS = 7 * 86_400_000;

/** Reads a stored list; null if it is missing, too old or malformed. */
export function readCachedList(stored: string | null, now: number): CachedList | null {
  const { at, bookings } = recordOf(parseStored(stored));
  if (typeof at !== "number" || !Array.isArray(bookings)) return null;
  // Of the release before, whose bookings have no car.
  if (bookings.some((booking) => !isRecord(recordOf(booking).car))) return null;
  const age = now - at;
  return age >= 0 && age <= MAX_AGE_MS ? { at, bookings } : null;
}
