import type { Sql } from "~/db.server";
import { lastKnown } from "~/last-known.server";
import { listPlaces } from "~/pricing/prices.queries.server";
import type { Language } from "~/i18n/languages";
import { LANGUAGES } from "~/i18n/languages";
import { findCar, readFleet } from "./fleet.queries.server";

/** Car pages that still work without the database. */
const MAX_CARS = 600;

export type PublicFleet = ReturnType<typeof createPublicFleet>;

/** What public pages show of the fleet; for some minutes without the database too. */
export function createPublicFleet(sql: Sql) {
  return {
    /** All cars on offer, in a language. */
    all: lastKnown((lang: Language) => readFleet(sql, lang), { max: LANGUAGES.length }),
    /** A car on offer or null, and the places. */
    car: lastKnown((lang: Language, id: bigint) => readCar(sql, lang, id), { max: MAX_CARS }),
  };
}

async function readCar(sql: Sql, lang: Language, id: bigint) {
  const [car, places] = await Promise.all([findCar(sql, lang, id), listPlaces(sql)]);
  return { car, places };
}
