import { isDatabaseAway, type Sql } from "~/db.server";
import type { Language } from "~/i18n/languages";
import { log } from "~/log.server";
import type { FleetCar } from "./car";
import { listCars } from "./fleet.queries.server";

/** The fleet, or null while the database is away: a page that can do without it still stands. */
export async function loadFleet(sql: Sql, lang: Language): Promise<FleetCar[] | null> {
  try {
    return await listCars(sql, lang);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "the fleet could not be read: the database is away");
    return null;
  }
}
