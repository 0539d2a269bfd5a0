/**
 * The cities. Page, sitemap and links of a city follow from its id. Its texts are in `texts/LANG/pages/cities`,
 * its names in `texts/LANG` (`site.ts`, `visits.ts`), its picture in `public/pictures/posters`, described in
 * `texts/LANG/pages/posters.server.ts`, and its line in `texts/en/pages/llms.server.ts`.
 */
export const CITY_IDS = ["tbilisi", "batumi", "kutaisi"] as const;
export type CityId = (typeof CITY_IDS)[number];

/** The slugs of each city's places, the one that its page chooses first. */
export const PLACES_OF_CITIES: Readonly<Record<CityId, readonly string[]>> = {
  tbilisi: ["tbilisi", "tbilisi-airport"],
  batumi: ["batumi"],
  kutaisi: ["kutaisi-airport"],
};

/** Returns the cities with a page: at least one of their places is on offer. */
export function servedCities(slugs: readonly string[]): CityId[] {
  return CITY_IDS.filter((city) => PLACES_OF_CITIES[city].some((slug) => slugs.includes(slug)));
}

/** The regions that have a guide, as in its address (contract: `/blog?guide=kazbegi`). */
export const REGION_IDS = ["kazbegi", "svaneti", "batumi"] as const;
export type RegionId = (typeof REGION_IDS)[number];

/** The guides in the order of their list (specification 2). */
export const GUIDE_IDS = [
  "ultimate-guide-car-rental-georgia",
  "tbilisi-batumi-scenic-drive",
  "do-you-need-4x4-georgia",
  "georgian-mountain-roads-tips",
  "car-rental-prices-georgia-breakdown",
  "tbilisi-airport-car-rental-guide",
] as const;
export type GuideId = (typeof GUIDE_IDS)[number];

/** The query parameters of the fleet's filters (specification 5). */
export const FILTER_VALUES = {
  type: ["all", "suv", "sedan", "hybrid"],
  price: ["all", "budget", "mid", "premium"],
  passengers: ["any", "2", "4", "5"],
} as const;

/** The further filters and the order. A form sends the empty value where nothing is chosen. */
export const MORE_FILTER_VALUES = {
  drive: ["", "4x4"],
  transmission: ["", "automatic", "manual"],
  fuel: ["", "petrol", "diesel", "hybrid", "electric"],
  sort: ["", "price", "-price"],
} as const;

/** The filters that are numbers: at least so many seats and suitcases, at most so much a day. */
export const FILTER_NUMBERS = {
  seats: /^(?:[1-9]|1\d|20)?$/,
  bags: /^(?:[1-9]|1\d|20)?$/,
  max: /^(?:[1-9]\d{0,4})?$/,
} as const;

/** What the booking form asks for in its notes if an address has `?ask=`. */
export const ASK_PARAMETER = "ask";
export const ASK_VALUES = ["driver"] as const;
export type Asked = (typeof ASK_VALUES)[number];

/** How a gallery enlarges its pictures. The values stand in addresses (specification, `/zoom-examples`). */
export const GALLERY_MODES = ["medium-zoom", "image-gallery", "hover-zoom"] as const;

export type GalleryMode = (typeof GALLERY_MODES)[number];

/** The path of the WebSocket, which is not a route. */
export const SOCKET_PATH = "/ws";
