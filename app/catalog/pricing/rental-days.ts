import { daysBetween } from "~/web/calendar";

/** The longest rental that is offered, looked up or agreed. The form itself has no limit. */
export const MAX_RENTAL_DAYS = 366;

/**
 * Rental days of two calendar dates (`YYYY-MM-DD`): their absolute difference, at least 1
 * (specification 9). A return before the pick-up counts the same; the form shows a notice.
 */
export function rentalDays(pickupDate: string, returnDate: string): number {
  return Math.max(1, Math.abs(daysBetween(pickupDate, returnDate)));
}
