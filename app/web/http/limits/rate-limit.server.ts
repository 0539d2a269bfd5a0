import { LRUCache } from "lru-cache";
import { limitKey, UNKNOWN_ADDRESS } from "./client.server";

export type RateLimit = {
  /** Counts one request. Returns null, or the seconds to wait if it exceeds the limit. */
  take(address: string): number | null;
  /** Takes back the count of a request that does not count in the end. */
  giveBack(address: string): void;
};

/**
 * Applies a limit only to known addresses: if the server can't see them, one client's requests would count
 * for all.
 */
export function ifKnown(limit: RateLimit): RateLimit {
  return {
    take: (address) => (address === UNKNOWN_ADDRESS ? null : limit.take(address)),
    giveBack: (address) => limit.giveBack(address),
  };
}

/**
 * Limits requests by address on this node: against abuse, not shared between nodes. Counts at most
 * `addresses` addresses; the least recently used one is dropped first.
 */
export function rateLimit(points: number, seconds: number, addresses = 10_000): RateLimit {
  const counts = new LRUCache<string, number>({
    // Unlike `max`, it allocates nothing in advance: 5 MB for all limits, 20 ms of each start.
    maxSize: addresses,
    sizeCalculation: () => 1,
    ttl: seconds * 1000,
    // The period starts at the first request.
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
    giveBack(address) {
      const key = limitKey(address);
      const count = counts.get(key) ?? 0;
      if (count > 0) counts.set(key, count - 1);
    },
  };
}
