import { LRUCache } from "lru-cache";
import type { ContentVersion } from "~/web/cache/content-version.server";

/**
 * Repeats the result of a read until the fleet changes. Each call reads while the version is unknown.
 *
 * @param options.max How many results are stored.
 */
export function perVersion<Args extends unknown[], Value extends object>(
  version: Pick<ContentVersion, "read">,
  read: (...args: Args) => Promise<Value>,
  { max }: { max: number },
): (...args: Args) => Promise<Value> {
  const results = new LRUCache<string, Value, () => Promise<Value>>({
    max,
    fetchMethod: (_key, _stale, { context: readNow }) => readNow(),
  });
  return async (...args) => {
    const stamp = await version.read();
    if (stamp === null) return read(...args);
    return results.forceFetch([stamp, ...args].join("\n"), { context: () => read(...args) });
  };
}
