import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { limitKey } from "./client.server";

export type RateLimit = {
  /** Counts one request. Resolves with null, or with the seconds to wait where it is too many. */
  take(address: string): Promise<number | null>;
};

/** Limits requests by address on this node: a bound on abuse, not a count that nodes share. */
export function rateLimit(points: number, seconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(address) {
      try {
        await limiter.consume(limitKey(address));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
        throw refusal;
      }
    },
  };
}
