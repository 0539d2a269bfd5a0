import { businessInstant } from "~/web/calendar";
import type { BookingInput } from "./booking";

/** The time from a pick-up to a return. Dates are `YYYY-MM-DD`, times `HH:MM`; the return may come first. */
export type Period = Pick<BookingInput, "pickupDate" | "pickupTime" | "returnDate" | "returnTime">;

/** Start and end in order, each `YYYY-MM-DD HH:MM` in business time, so they sort as text. */
export type OrderedPeriod = { start: string; end: string };

/** Orders pick-up and return by the rule of the SQL functions `booking_start` and `booking_end`. */
export function periodOf({
  pickupDate,
  pickupTime,
  returnDate,
  returnTime,
}: Period): OrderedPeriod {
  const pickup = `${pickupDate} ${pickupTime}`;
  const back = `${returnDate} ${returnTime}`;
  return back < pickup ? { start: back, end: pickup } : { start: pickup, end: back };
}

/** Returns the instant of an `OrderedPeriod`'s start or end. */
export function instantOf(moment: string): Date {
  const [date = "", time = ""] = moment.split(" ");
  return businessInstant(date, time);
}
