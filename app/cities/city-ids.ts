/**
 * Page, sitemap and links of a city follow from its id. Its texts are in `content` and `popular-routes.ts`,
 * its names in the locales (`site.ts`, `visits.ts`), its picture in `public/pictures/posters` and `posters/alts.server.ts`,
 * and its line in `crawlers/llms.server.ts`.
 */
export const CITY_IDS = ["tbilisi", "batumi", "kutaisi"] as const;
export type CityId = (typeof CITY_IDS)[number];
