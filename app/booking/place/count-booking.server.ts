import type { RateLimit } from "~/web/http/limits/rate-limit.server";

export type BookingLimits = {
  /** The limit of tries to book, also with an invalid form. */
  attempts: RateLimit;
  /** The limit of stored bookings. */
  accepted: RateLimit;
};

/**
 * Counts a try to book. If `seconds` is not null, the try must wait so long and not go on; else `end` must be
 * called once.
 */
export function countBooking({ attempts, accepted }: BookingLimits, address: string) {
  const seconds = attempts.take(address) ?? accepted.take(address);
  return {
    seconds,
    end(isStored: boolean) {
      if (seconds === null && !isStored) accepted.giveBack(address);
    },
  };
}
