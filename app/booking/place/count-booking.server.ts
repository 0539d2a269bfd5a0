import type { RateLimit } from "~/web/http/limits/rate-limit.server";

export type BookingLimits = {
  /** Every try, also with an invalid form. */
  attempts: RateLimit;
  /** Stored bookings. */
  accepted: RateLimit;
};

/** Counts a try to book. `seconds` to wait if it must not go on; else call `end` once. */
export function countBooking({ attempts, accepted }: BookingLimits, address: string) {
  const seconds = attempts.take(address) ?? accepted.take(address);
  return {
    seconds,
    end(isStored: boolean) {
      if (seconds === null && !isStored) accepted.giveBack(address);
    },
  };
}
