import type { FleetSource } from "~/catalog/fleet/availability/offer.server";
import { englishName } from "~/catalog/pricing/english-name";
import type { Place } from "~/catalog/pricing/places";
import { isFleetComplete, loadHomeFleet } from "~/site/cars/load-fleet.server";
import { businessTime } from "~/web/calendar";
import type { Language } from "~/web/i18n/languages";
import { type CityId, PLACES_OF_CITIES } from "~/web/pages/address-values";

/** How many cars the page of a city shows: a row on wide screens. */
const CARS_OF_CITY = 4;

export type CityCars = Awaited<ReturnType<typeof loadCityCars>>["shelf"];

/**
 * Loads the first cars for the trip of an address, which starts in the city unless it names another place. They are
 * not complete for an earlier state of the fleet, or an unknown place.
 */
export async function loadCityCars(
  source: FleetSource,
  lang: Language,
  { city, places, query }: { city: CityId; places: readonly Place[]; query: URLSearchParams },
) {
  const asked = new URLSearchParams(query);
  const place = placeOf(city, places);
  if (place && !asked.get("pickup")) asked.set("pickup", englishName(place));
  const fleet = await loadHomeFleet(source, lang, asked);
  const { cars, dates, trip, filters, otherTrips, unavailable } = fleet;
  const shelf = {
    cars: cars.slice(0, CARS_OF_CITY),
    dates,
    trip,
    filters,
    places: fleet.places,
    otherTrips,
    unavailable,
    today: businessTime(new Date()).date,
  };
  return { shelf, isComplete: isFleetComplete(fleet, asked) };
}

/** Returns the place of a city that comes first and is on offer. */
function placeOf(city: CityId, places: readonly Place[]): Place | undefined {
  const slugs = PLACES_OF_CITIES[city];
  return slugs.flatMap((slug) => places.find((place) => place.slug === slug) ?? [])[0];
}
