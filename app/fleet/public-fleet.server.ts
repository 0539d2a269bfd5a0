import type { Sql } from "~/db.server";
import { lastKnown } from "~/last-known.server";
import { listPlaces } from "~/pricing/prices.queries.server";
import type { Language } from "~/i18n/languages";
import { LANGUAGES } from "~/i18n/languages";
import { findCar, readFleet } from "./fleet.queries.server";
import type { ContentVersion } from "~/web/cache/content-version.server";
import { perVersion } from "./per-version.server";

/** Car pages that still work without the database. */
const MAX_CARS = 600;

export type PublicFleet = ReturnType<typeof createPublicFleet>;

/** What public pages show of the fleet, read once for each version of it. */
export function createPublicFleet(sql: Sql, version: ContentVersion) {
  const languages = { max: LANGUAGES.length };
  const cars = { max: MAX_CARS };
  const responds = async () => (await version.read()) !== null;
  const current = perVersion(version, (lang: Language) => readFleet(sql, lang), languages);
  const car = perVersion(version, (lang: Language, id: bigint) => readCar(sql, lang, id), cars);
  return {
    /** All cars on offer, in a language. */
    current,
    /** The same, for some minutes without the database too. */
    all: lastKnown(current, { ...languages, responds }),
    /** A car on offer or null, and the places; for some minutes without the database too. */
    car: lastKnown(car, { ...cars, responds }),
  };
}

async function readCar(sql: Sql, lang: Language, id: bigint) {
  const [car, places] = await Promise.all([findCar(sql, lang, id), listPlaces(sql)]);
  return { car, places };
}
