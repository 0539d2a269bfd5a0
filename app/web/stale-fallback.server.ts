import { LRUCache } from "lru-cache";
import { isDatabaseUnavailable, logFault } from "./db.server";

/** How long a result is repeated while the database is unavailable. */
const STALE_READ_MS = 5 * 60_000;

/** A result of a read. `isCurrent` is false for a repeated one. */
export type Cached<Value> = { value: Value; isCurrent: boolean };

type Options = {
  /** How many results are stored. */
  max: number;
  /** Whether the database responds: a result is repeated without a read while it does not. */
  responds?: () => Promise<boolean>;
  /** Monotonic milliseconds. */
  clock?: () => number;
};

/**
 * Repeats the last result of a read while the database is unavailable. Throws the read's error where
 * there is none, or only one that is older than five minutes.
 */
export function withStaleFallback<Args extends unknown[], Value>(
  read: (...args: Args) => Promise<Value>,
  { max, responds = async () => true, clock = () => performance.now() }: Options,
): (...args: Args) => Promise<Cached<Value>> {
  const results = new LRUCache<string, { value: Value; at: number }>({ max });
  const isFresh = (at: number) => clock() - at <= STALE_READ_MS;
  return async (...args) => {
    const key = args.map(String).join("\n");
    const known = results.get(key);
    if (known && isFresh(known.at) && !(await responds())) {
      return { value: known.value, isCurrent: false };
    }
    const at = clock();
    try {
      const value = await read(...args);
      results.set(key, { value, at });
      return { value, isCurrent: true };
    } catch (error) {
      if (!known || !isFresh(known.at) || !isDatabaseUnavailable(error)) throw error;
      logFault(error, "an earlier result is repeated");
      return { value: known.value, isCurrent: false };
    }
  };
}
