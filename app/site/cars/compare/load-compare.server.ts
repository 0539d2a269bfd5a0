import { isTripAtOnce } from "~/booking/at-once";
import { businessTime } from "~/web/calendar";
import type { FleetSource } from "~/catalog/fleet/availability/offer.server";
import { loadFleetAvailability } from "~/catalog/fleet/availability/trip-availability.server";
import { listedCar, type FleetCar } from "~/catalog/fleet/car";
import { hasServedPlace, readTripDates, tripValues } from "~/catalog/fleet/prices/trip-dates";
import type { Language } from "~/web/i18n/languages";
import { compareAddress, comparedCars, readComparedIds } from "./compared-cars";

export type Comparison = Awaited<ReturnType<typeof loadComparison>>["comparison"];
export type ComparedCar = Comparison["cars"][number];

/**
 * Loads the cars that an address compares. It is not complete for an earlier state of the fleet, without the
 * availability of the trip, or for an unknown place.
 */
export async function loadComparison(source: FleetSource, lang: Language, query: URLSearchParams) {
  const { value: fleet, isCurrent } = await source.publicFleet.all(lang);
  const { places } = fleet;
  const trip = readTripDates(query);
  const now = new Date();
  const { answers } = source.publicSite();
  const isAtOnce = isTripAtOnce(trip.dates, { answers, prices: fleet, now });
  const cars = comparedCars(fleet.cars, query);
  const availability = isCurrent ? await loadFleetAvailability(source.sql, trip.dates, now) : null;
  const compared = cars.map((car) => ({
    ...listedCar(car, { availability: availability?.get(car.id), isAtOnce }),
    ...termFields(car),
  }));
  return {
    comparison: { cars: compared, trip, places, today: businessTime(now).date },
    isComplete: isCurrent && hasServedPlace(trip, places),
  };
}

/** Returns what a comparison shows of a car besides what a card does. */
function termFields(car: FleetCar) {
  const { zeroExcess, mileageLimit, minAge, licenceYears, insuranceIncluded } = car;
  const { roads, roadsNotAllowed } = car;
  return {
    zeroExcess,
    mileageLimit,
    minAge,
    licenceYears,
    insuranceIncluded,
    roads,
    roadsNotAllowed,
  };
}

/**
 * Returns the address with its cars in one parameter, where a form without scripts has one for each checkbox; null
 * where it is so already.
 */
export function joinedAddress(query: URLSearchParams): string | null {
  if (query.getAll("cars").length < 2) return null;
  return compareAddress(readComparedIds(query), tripValues(readTripDates(query)));
}
