import { businessTime } from "~/web/calendar";
import { logUnavailable, orNull } from "~/web/db.server";
import type { Language } from "~/web/i18n/languages";
import type { Localized } from "~/web/i18n/localized";
import { pricesOf, type Prices } from "~/catalog/pricing/seasons";
import { OTHER_VEHICLE, type CarChoice, type FleetCar, type ListedCar } from "~/catalog/fleet/car";
import { isTripAtOnce } from "~/booking/at-once";
import { choiceNamed } from "~/catalog/fleet/choice-named";
import { hasAllKinds } from "~/catalog/fleet/vehicle-type";
import {
  filterCars,
  HOME_RULES,
  ratesOf,
  readFilters,
  waysOut,
  type FleetFilters,
  type WayOut,
} from "./filters";
import type { CarAvailability } from "~/catalog/fleet/availability/car-availability.server";
import { loadOffer, type FleetSource } from "~/catalog/fleet/availability/offer.server";
import { loadSimilarCars, type SimilarCar } from "~/catalog/fleet/availability/similar-cars.server";
import {
  hasServedPlace,
  pricedTrip,
  readTripDates,
  type ParsedDates,
  type TripDates,
} from "~/catalog/fleet/prices/trip-dates";
import { CARS_ON_HOME } from "./list-sizes";

export type HomeFleet = Prices & {
  /** The first cars that match the filters. */
  cars: ListedCar[];
  /** Whether more cars match. */
  more: boolean;
  /** All cars, for the booking form and its price. */
  choices: CarChoice[];
  /** The names of the roads of which the choices have signs. */
  roads: Localized[];
  /** The lowest daily rate of all cars; null if there are none. */
  lowestRate: number | null;
  hasAllKinds: boolean;
  filters: FleetFilters;
  /** The filters without which cars match, if none does. */
  waysOut: WayOut[];
  /** The trip dates, if the address has them. */
  dates: TripDates | null;
  trip: ParsedDates;
  /** Trips of equal length for which a car is free, if none is for this one. */
  otherTrips: TripDates[];
  /** False if this is an earlier state of the fleet, while the database is unavailable. */
  isCurrent: boolean;
  /** True if the database is unavailable: the page renders without the fleet. */
  unavailable: boolean;
};

const NOTHING = {
  cars: [],
  more: false,
  choices: [],
  roads: [],
  ...pricesOf({ sedan: [], suv: [] }, [], []),
  lowestRate: null,
  hasAllKinds: false,
  waysOut: [],
  otherTrips: [],
  isCurrent: false,
  unavailable: true,
};

/** Loads only the cars that the home page shows, to limit the size of its data. */
export async function loadHomeFleet(
  site: FleetSource,
  lang: Language,
  query: URLSearchParams,
): Promise<HomeFleet> {
  const trip = readTripDates(query);
  const parsed = { filters: readFilters(query), dates: trip.dates, trip };
  try {
    const { value: fleet, isCurrent } = await site.publicFleet.all(lang);
    const { cars, choices, ...prices } = fleet;
    const now = new Date();
    const priced = pricedTrip(trip.dates, businessTime(now).date);
    const rateOf = ratesOf(priced, prices.places);
    const options = { rules: HOME_RULES, main: prices.main, rateOf };
    const matching = filterCars(cars, parsed.filters, options);
    const { answers } = site.publicSite();
    const isAtOnce = isTripAtOnce(trip.dates, { answers, prices, now });
    const asked = { dates: trip.dates, isCurrent, isAtOnce, lang };
    const offer = await loadOffer(site.sql, matching, asked, now);
    return {
      cars: offer.cars.slice(0, CARS_ON_HOME).map(offer.listed),
      otherTrips: offer.otherTrips,
      waysOut: matching.length > 0 ? [] : waysOut(cars, parsed.filters, options),
      more: matching.length > CARS_ON_HOME,
      choices: withFewPictures(choices, query.get("vehicle")),
      ...prices,
      lowestRate: lowestRateOf(cars),
      hasAllKinds: hasAllKinds(cars),
      ...parsed,
      isCurrent,
      unavailable: false,
    };
  } catch (error) {
    logUnavailable(error, "the fleet could not be read");
    return { ...NOTHING, ...parsed };
  }
}

/** Returns whether a booking of a free car for these days is confirmed at once. */
export async function loadTripAtOnce(
  { publicFleet, publicSite }: FleetSource,
  lang: Language,
  dates: TripDates | null,
  now: Date,
): Promise<boolean> {
  const { answers } = publicSite();
  if (answers.atOnceHours === null || !dates) return false;
  const { value: prices } = await publicFleet.all(lang);
  return isTripAtOnce(dates, { answers, prices, now });
}

type TakenQuery = {
  dates: TripDates | null;
  availability: CarAvailability | null;
  now: Date;
};

/** Loads free cars like one that is taken; none for one that is not, null while the database is unavailable. */
export async function loadInstead(
  { sql, publicFleet }: FleetSource,
  lang: Language,
  car: FleetCar,
  { dates, availability, now }: TakenQuery,
): Promise<SimilarCar[] | null> {
  if (!dates || availability?.trip !== "request") return [];
  const { value: fleet } = await publicFleet.all(lang);
  return orNull(loadSimilarCars(sql, car, fleet, { dates, now }));
}

/** Returns whether the fleet could be read, and includes the car that the address selects, if any. */
export function isFleetComplete(fleet: HomeFleet, query: URLSearchParams): boolean {
  const vehicle = query.get("vehicle") ?? OTHER_VEHICLE;
  return (
    fleet.isCurrent &&
    hasServedPlace(fleet.trip, fleet.places) &&
    (vehicle === OTHER_VEHICLE || choiceNamed(fleet.choices, vehicle) !== undefined)
  );
}

/** Returns the lowest daily rate; null if there are no cars. */
export function lowestRateOf(cars: FleetCar[]): number | null {
  return cars.length > 0 ? Math.min(...cars.map((car) => Number(car.pricePerDay))) : null;
}

/**
 * How many choices have a picture: addresses hardly compress, and those of 300 cars would add 10 KB to the
 * page.
 */
const MAX_PICTURES = 48;

/** Limits the choices that have a picture to the first ones and the selected one. */
export function withFewPictures(choices: CarChoice[], selected: string | null): CarChoice[] {
  const chosen = choiceNamed(choices, selected);
  return choices.map((choice, index) =>
    index < MAX_PICTURES || choice === chosen ? choice : { ...choice, image: null, photo: null },
  );
}
