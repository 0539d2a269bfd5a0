import { parseStored } from "~/web/browser/storage";
import type { DeskBooking } from "./booking-list.server";

/** The list as it was last seen; `at` in ms. */
export type Copy = { at: number; bookings: readonly DeskBooking[] };

/** A list of a week ago says more wrong than right (specification 7). */
const LONGEST_MS = 7 * 86_400_000;

/** Reads a stored list; null where there is none, it is too old, or it is something else. */
export function readCopy(stored: string | null, now: number): Copy | null {
  const copy = parseStored(stored) as Partial<Copy> | null;
  if (!copy || typeof copy.at !== "number" || !Array.isArray(copy.bookings)) return null;
  const age = now - copy.at;
  return age >= 0 && age <= LONGEST_MS ? (copy as Copy) : null;
}
