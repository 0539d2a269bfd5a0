import { isTripAtOnce } from "~/booking/at-once";
import { businessTime } from "~/web/calendar";
import { loadOffer, type FleetSource } from "~/catalog/fleet/availability/offer.server";
import { hasServedPlace, pricedTrip, readTripDates } from "~/catalog/fleet/prices/trip-dates";
import type { Language } from "~/web/i18n/languages";
import {
  ALL_CARS_RULES,
  filterCars,
  highestPrices,
  priceLimits,
  quickFilters,
  ratesOf,
  readFilters,
  waysOut,
} from "./filters";
import { canonicalList, listAddress, pageOf } from "./pages";

export type AllCarsData = Awaited<ReturnType<typeof loadAllCars>>["list"];

/**
 * Loads a page of the list of all cars. It is not complete for an earlier state of the fleet, or an unknown
 * place.
 */
export async function loadAllCars(source: FleetSource, lang: Language, query: URLSearchParams) {
  const filters = readFilters(query);
  const { value: fleet, isCurrent } = await source.publicFleet.all(lang);
  const { cars, places, main } = fleet;
  const search = { filters, trip: readTripDates(query) };
  const { dates } = search.trip;
  const now = new Date();
  const today = businessTime(now).date;
  const rateOf = ratesOf(pricedTrip(dates, today), places);
  const options = { rules: ALL_CARS_RULES, main, rateOf };
  const matching = filterCars(cars, filters, options);
  const { answers } = source.publicSite();
  const isAtOnce = isTripAtOnce(dates, { answers, prices: fleet, now });
  const offer = await loadOffer(source.sql, matching, { dates, isCurrent, isAtOnce, lang }, now);
  const { items, page, pages, total } = pageOf(offer.cars, query);
  const list = {
    isEmpty: cars.length === 0,
    cars: items.map(offer.listed),
    otherTrips: offer.otherTrips,
    total,
    page: pages > 1 ? { page, pages } : null,
    previous: page > 1 ? listAddress(search, page - 1) : null,
    next: page < pages ? listAddress(search, page + 1) : null,
    filters,
    limits: priceLimits(main),
    highest: highestPrices(main),
    quick: quickFilters(cars, filters, options),
    waysOut: matching.length > 0 ? [] : waysOut(cars, filters, options),
    tripDates: search.trip,
    places,
    today,
  };
  const address = { cars, page, path: canonicalList(filters, page) };
  return { list, address, isComplete: isCurrent && hasServedPlace(search.trip, places) };
}
