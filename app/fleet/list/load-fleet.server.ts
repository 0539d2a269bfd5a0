import { isDatabaseAway, type Sql } from "~/db.server";
import type { Language } from "~/i18n/languages";
import { log } from "~/log.server";
import type { RateTables } from "~/pricing/rates";
import { OTHER_VEHICLE, type CarChoice, type FleetCar } from "~/fleet/car";
import { filterCars, HOME_RULES, readFilters, type FleetFilters } from "./filters";
import { readFleet } from "~/fleet/fleet.queries.server";
import { readTripDates, type AskedDates, type TripDates } from "~/fleet/prices/trip-dates";

/** The most cards that the home page shows (specification 9). */
const MOST_ON_HOME = 8;

/** What the home page shows of the fleet. */
export type HomeFleet = {
  /** The first cars that fit the filters. */
  cars: FleetCar[];
  /** Whether more of them fit. */
  more: boolean;
  /** All cars, for the booking form and the price beside it. */
  choices: CarChoice[];
  /** What a car without a plan of its own costs, by its type. */
  rates: RateTables;
  /** USD a day, of the cheapest car; null where no car can be read. */
  lowestRate: number | null;
  filters: FleetFilters;
  /** The days of the trip, if the address has them. */
  dates: TripDates | null;
  /** What the form for place and days holds. */
  trip: AskedDates;
  /** The database is away: a page that can do without the fleet still stands. */
  away: boolean;
};

const NOTHING = {
  cars: [],
  more: false,
  choices: [],
  rates: { sedan: [], suv: [] },
  lowestRate: null,
  away: true,
};

/** Reads the home page's part of the fleet; the rest of it stays off the visitor's line. */
export async function loadHomeFleet(
  sql: Sql,
  lang: Language,
  query: URLSearchParams,
): Promise<HomeFleet> {
  const trip = readTripDates(query);
  const asked = { filters: readFilters(query), dates: trip.dates, trip };
  try {
    const { cars, choices, rates } = await readFleet(sql, lang);
    const matching = filterCars(cars, asked.filters, HOME_RULES);
    return {
      cars: matching.slice(0, MOST_ON_HOME),
      more: matching.length > MOST_ON_HOME,
      choices,
      rates,
      lowestRate: lowestRateOf(cars),
      ...asked,
      away: false,
    };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "the fleet could not be read: the database is away");
    return { ...NOTHING, ...asked };
  }
}

/** Whether the fleet could be read, and has the car that the address chooses, if it does. */
export function isWhole(fleet: HomeFleet, query: URLSearchParams): boolean {
  const vehicle = query.get("vehicle") ?? OTHER_VEHICLE;
  return (
    !fleet.away && (vehicle === OTHER_VEHICLE || fleet.choices.some(({ name }) => name === vehicle))
  );
}

/** The lowest daily rate of some cars in USD; null where there are none. */
export function lowestRateOf(cars: FleetCar[]): number | null {
  return cars.length > 0 ? Math.min(...cars.map((car) => Number(car.pricePerDay))) : null;
}
