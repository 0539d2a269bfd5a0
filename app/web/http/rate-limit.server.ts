import { LRUCache } from "lru-cache";
import { limitKey } from "./client.server";

export type RateLimit = {
  /** Counts one request. Null, or the seconds to wait where it is too many. */
  take(address: string): number | null;
};

/**
 * Limits requests by address on this node: a bound on abuse, not a count that nodes share. It keeps
 * the counts of so many addresses, and forgets first whoever has been quiet for longest.
 */
export function rateLimit(points: number, seconds: number, addresses = 10_000): RateLimit {
  const counts = new LRUCache<string, number>({
    max: addresses,
    ttl: seconds * 1000,
    // The time runs from the first request.
    noUpdateTTL: true,
  });
  return {
    take(address) {
      const key = limitKey(address);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count <= points) return null;
      return Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000));
    },
  };
}
