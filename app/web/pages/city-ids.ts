/**
 * Page, sitemap and links of a city follow from its id. Its texts are in `content` and `popular-routes.ts`,
 * its names in the locales (`site.ts`, `visits.ts`), its picture in `public/pictures/posters` and `posters/alts.server.ts`,
 * and its line in `crawlers/llms.server.ts`.
 */
export const CITY_IDS = ["tbilisi", "batumi", "kutaisi"] as const;
export type CityId = (typeof CITY_IDS)[number];

/** The slugs of each city's places. */
const PLACES_OF_CITIES: Readonly<Record<CityId, readonly string[]>> = {
  tbilisi: ["tbilisi", "tbilisi-airport"],
  batumi: ["batumi"],
  kutaisi: ["kutaisi-airport"],
};

/** The cities with a page: at least one of their places is on offer. */
export function servedCities(slugs: readonly (string | null)[]): CityId[] {
  return CITY_IDS.filter((city) => PLACES_OF_CITIES[city].some((slug) => slugs.includes(slug)));
}
