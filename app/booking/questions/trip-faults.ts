import type { BookingInput } from "~/booking/booking";
import { AT_ONCE_LIMITS } from "~/catalog/availability/at-once";
import { addDays, daysBetween, parseDate } from "~/web/calendar";

/** Dates `YYYY-MM-DD` and times `HH:MM`, in business time. */
export type TripMoments = Pick<
  BookingInput,
  "pickupDate" | "pickupTime" | "returnDate" | "returnTime"
>;

/** A date and a time, in business time. */
export type Moment = { date: string; time: string };

/** What makes no sense in the dates of a trip, with the field that says so. */
const FIELDS = {
  reversed: "returnDate",
  empty: "returnTime",
  past: "pickupDate",
  long: "returnDate",
  far: "pickupDate",
  soon: "pickupDate",
} as const satisfies Readonly<Record<string, keyof TripMoments>>;

/** `soon`: no time is left to answer before the pick-up, which depends on the office hours too. */
export type TripFault = keyof typeof FIELDS;

/** A fault of the dates alone. */
type DateFault = Exclude<TripFault, "soon">;

/** The days above which a rental is asked about. Dates that are asked about are never confirmed at once. */
export const LONG_RENTAL = AT_ONCE_LIMITS.rentalDays;

/** Returns what makes no sense in the dates of a trip; null if they do. */
export function findTripFault(trip: TripMoments, now: Moment): DateFault | null {
  const { pickupDate, returnDate } = trip;
  const [start, end] = [`${pickupDate} ${trip.pickupTime}`, `${returnDate} ${trip.returnTime}`];
  if (end < start) return "reversed";
  if (end === start) return "empty";
  if (start < `${now.date} ${now.time}`) return "past";
  if (daysBetween(pickupDate, returnDate) > LONG_RENTAL) return "long";
  return pickupDate > addDays(now.date, AT_ONCE_LIMITS.daysAhead) ? "far" : null;
}

/** Returns the field at which a fault is said. */
export function fieldOfFault(fault: TripFault): keyof TripMoments {
  return FIELDS[fault];
}

/** Returns the trip that was probably meant, in which everything makes sense; null if none is likely. */
export function repairTrip(trip: TripMoments, now: Moment): TripMoments | null {
  const fault = findTripFault(trip, now);
  const candidates = fault === null ? [] : CANDIDATES[fault](trip, now);
  return candidates.find((one) => one !== null && findTripFault(one, now) === null) ?? null;
}

type Candidates = (trip: TripMoments, now: Moment) => (TripMoments | null)[];

const CANDIDATES: Readonly<Record<DateFault, Candidates>> = {
  reversed: (trip) => [swapped(trip), returnIn(trip, 0), returnIn(trip, 1)],
  empty: (trip) => [{ ...trip, returnDate: addDays(trip.returnDate, 1) }],
  past: (trip, now) => [
    ...(trip.pickupDate === now.date ? [shifted(trip, 1)] : []),
    inYear(trip, now, 0),
    inYear(trip, now, 1),
  ],
  long: (trip) => [returnIn(trip, 0), returnIn(trip, 1)],
  far: (trip, now) => [inYear(trip, now, 0), inYear(trip, now, 1)],
};

/** Swaps the dates, or on one day the times. */
function swapped(trip: TripMoments): TripMoments {
  const { pickupDate, returnDate, pickupTime, returnTime } = trip;
  return pickupDate === returnDate
    ? { ...trip, pickupTime: returnTime, returnTime: pickupTime }
    : { ...trip, pickupDate: returnDate, returnDate: pickupDate };
}

function shifted(trip: TripMoments, days: number): TripMoments {
  const { pickupDate, returnDate } = trip;
  return {
    ...trip,
    pickupDate: addDays(pickupDate, days),
    returnDate: addDays(returnDate, days),
  };
}

/** Returns the trip with its return in the year of the pick-up, or `years` later. */
function returnIn(trip: TripMoments, years: number): TripMoments | null {
  const returnDate = dateIn(trip.returnDate, yearOf(trip.pickupDate) + years);
  return returnDate === null ? null : { ...trip, returnDate };
}

/** Returns the trip with its pick-up in this year, or `years` later; its return is as many years later as before. */
function inYear(trip: TripMoments, now: Moment, years: number): TripMoments | null {
  const year = yearOf(now.date) + years;
  const pickupDate = dateIn(trip.pickupDate, year);
  const length = yearOf(trip.returnDate) - yearOf(trip.pickupDate);
  const returnDate = dateIn(trip.returnDate, year + length);
  return pickupDate && returnDate ? { ...trip, pickupDate, returnDate } : null;
}

const yearOf = (date: string) => Number(date.slice(0, 4));

/** Returns a date in another year; null on a 29 February that it has not. */
function dateIn(date: string, year: number): string | null {
  return parseDate(`${year}${date.slice(4)}`);
}
