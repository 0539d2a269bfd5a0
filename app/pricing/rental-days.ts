import { daysBetween } from "~/calendar";

/**
 * Rental days of two calendar dates (`YYYY-MM-DD`): their absolute difference, at least 1
 * (specification 9). A return before the pick-up counts the same; a notice tells of it.
 */
export function rentalDays(pickupDate: string, returnDate: string): number {
  return Math.max(1, Math.abs(daysBetween(pickupDate, returnDate)));
}
