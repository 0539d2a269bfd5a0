import { businessInstant } from "~/web/calendar";

/** How a company answers. Pages and the function `confirm_at_once` go by it. */
export type Answers = {
  /**
   * A booking whose model is free is confirmed as it is placed, if its pick-up is at least this many hours ahead. Null:
   * staff answer each request.
   */
  atOnceHours: number | null;
  /** The hours before a pick-up that the company asks for; 0: none. A booking with less is accepted all the same. */
  noticeHours: number;
};

/** Staff answer each request, and any notice will do. */
export const BY_HAND: Answers = { atOnceHours: null, noticeHours: 0 };

/** Returns the fewest hours before the pick-up with which a booking is confirmed at once; null if none is. */
export function hoursAtOnce({ atOnceHours, noticeHours }: Answers): number | null {
  return atOnceHours === null ? null : Math.max(atOnceHours, noticeHours);
}

/** Returns whether a company confirms bookings at once. */
export function answersAtOnce({ atOnceHours }: Answers): boolean {
  return atOnceHours !== null;
}

/** Longer bookings, and those that begin later, are never confirmed at once: their dates are asked about. */
export const AT_ONCE_LIMITS = { rentalDays: 90, daysAhead: 365 };

/** Pick-up and return in business time. */
type Trip = { pickupDate: string; pickupTime: string; returnDate: string; returnTime: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns whether a trip is confirmed at once if its model is free, as the SQL function `confirm_at_once` decides: its
 * dates make sense, and its pick-up is far enough ahead. `now` is the time of the booking.
 */
export function isConfirmedAtOnce(trip: Trip, answers: Answers, now: Date): boolean {
  const hours = hoursAtOnce(answers);
  if (hours === null) return false;
  const start = businessInstant(trip.pickupDate, trip.pickupTime).getTime();
  const end = businessInstant(trip.returnDate, trip.returnTime).getTime();
  const ahead = start - now.getTime();
  return (
    end > start &&
    end <= start + AT_ONCE_LIMITS.rentalDays * DAY_MS &&
    ahead >= hours * HOUR_MS &&
    ahead <= AT_ONCE_LIMITS.daysAhead * DAY_MS
  );
}
