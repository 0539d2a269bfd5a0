import type { Sql } from "~/web/db.server";
import type { PublicSite } from "~/catalog/company/public-site";
import { listedCar, type FleetCar, type ListedCar } from "~/catalog/fleet/car";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";
import type { PublicFleet } from "~/catalog/fleet/public-fleet.server";
import { loadFleetAvailability, loadOtherTrips } from "./trip-availability.server";
import type { Language } from "~/web/i18n/languages";
import type { Availability } from "~/catalog/availability/availability";

/** What the lists of cars are read from. */
export type FleetSource = { sql: Sql; publicFleet: PublicFleet; publicSite: () => PublicSite };

export type OfferQuery = {
  dates: TripDates | null;
  /** False while the database does not respond: the cars are cached, and availability is not asked for. */
  isCurrent: boolean;
  /** Whether a booking of a free car for these dates is confirmed at once. */
  isAtOnce: boolean;
  /** The language of the roads that cards name. Without it they name none. */
  lang?: Language;
};

export type Offer = {
  cars: FleetCar[];
  /** Returns what a list shows of one of the cars. */
  listed: (car: FleetCar) => ListedCar;
  /** Trips of the same length for which a car is free, if no car is free for this one. */
  otherTrips: TripDates[];
};

/** Returns the cars with their availability for a trip, those that are free first. */
export async function loadOffer(
  sql: Sql,
  cars: readonly FleetCar[],
  { dates: asked, isCurrent, isAtOnce, lang }: OfferQuery,
  now: Date,
): Promise<Offer> {
  const dates = isCurrent ? asked : null;
  const availability = await loadFleetAvailability(sql, dates, now);
  const sorted = sortByAvailability(cars, availability);
  const first = sorted[0];
  const isNoneFree = first !== undefined && availability?.get(first.id) === "request";
  return {
    cars: sorted,
    listed: (car) => listedCar(car, { availability: availability?.get(car.id), isAtOnce, lang }),
    otherTrips: dates && isNoneFree ? await loadOtherTrips(sql, dates, { modelId: null, now }) : [],
  };
}

/** Sorts the cars that are only on request to the end; otherwise the order stays. */
export function sortByAvailability<C extends { id: number }>(
  cars: readonly C[],
  availability: ReadonlyMap<number, Availability> | null,
): C[] {
  const isOnRequest = ({ id }: C) => availability?.get(id) === "request";
  return [...cars.filter((car) => !isOnRequest(car)), ...cars.filter(isOnRequest)];
}
