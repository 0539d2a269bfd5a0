import type { Sql } from "~/web/db.server";
import { withStaleFallback } from "~/web/stale-fallback.server";
import { listPlaces } from "~/catalog/pricing/prices.queries.server";
import type { Language } from "~/web/i18n/languages";
import { LANGUAGES } from "~/web/i18n/languages";
import { findCar, readFleet } from "./fleet.queries.server";
import type { ContentVersion } from "~/web/cache/content-version.server";
import { LRUCache } from "lru-cache";

/** The number of cars whose pages still work without the database. */
const MAX_CARS = 600;

export type PublicFleet = ReturnType<typeof createPublicFleet>;

/** Creates what public pages show of the fleet, read once for each version of it. */
export function createPublicFleet(sql: Sql, version: ContentVersion) {
  const languages = { max: LANGUAGES.length };
  const cars = { max: MAX_CARS };
  const responds = async () => (await version.read()) !== null;
  const current = perVersion(version, (lang: Language) => readFleet(sql, lang), languages);
  const car = perVersion(version, (lang: Language, id: bigint) => readCar(sql, lang, id), cars);
  return {
    /** Reads all cars on offer, in a language. */
    current,
    /**
     * Reads all cars on offer, in a language; they stay available for some minutes without the database.
     */
    all: withStaleFallback(current, { ...languages, responds }),
    /**
     * Reads a car on offer or null, and the places; they stay available for some minutes without the
     * database.
     */
    car: withStaleFallback(car, { ...cars, responds }),
  };
}

async function readCar(sql: Sql, lang: Language, id: bigint) {
  const [car, places] = await Promise.all([findCar(sql, lang, id), listPlaces(sql)]);
  return { car, places };
}

/**
 * Repeats the result of a read until the fleet changes. While the version is unknown, each use reads.
 * `options.max` is the number of stored results.
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
