import { OTHER_PLACE } from "~/catalog/pricing/places";

/**
 * Returns the address of a search on Google Maps for a booking's place, by its English name; null for one by agreement.
 */
export function placeMapUrl(place: string): string | null {
  if (place === OTHER_PLACE) return null;
  const query = new URLSearchParams({ api: "1", query: `${place}, Georgia` });
  return `https://www.google.com/maps/search/?${query}`;
}
