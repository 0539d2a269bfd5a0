import {
  ASK_PARAMETER,
  ASK_VALUES,
  CITY_IDS,
  FILTER_NUMBERS,
  FILTER_VALUES,
  GALLERY_MODES,
  GUIDE_IDS,
  MORE_FILTER_VALUES,
  REGION_IDS,
} from "./address-values";
import { API_PAGES } from "./api-pages";
import { DESK_PAGES } from "./desk-pages";
import { FILE_PAGES } from "./file-pages";
import type { Page } from "./page";

// Each area has an array, so that the browser's bundle and the service worker contain only the areas that
// they read.

/**
 * Trip dates and place as the page's form submits them, empty ones included. The page itself checks the
 * place.
 */
const DAY = /^(?:20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/;
const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/;
const trip = {
  from: DAY,
  to: DAY,
  pickupDate: DAY,
  pickupTime: TIME,
  returnDate: DAY,
  returnTime: TIME,
  pickup: /^.{0,60}$/u,
};

const filters = { ...FILTER_VALUES, ...MORE_FILTER_VALUES, ...FILTER_NUMBERS };

/** The pages that stand at their address in English, and with a prefix in each other language. */
export const PUBLIC_PAGES = [
  {
    id: "home",
    pattern: "/",
    area: "public",
    // `vehicle` is a car's name: the page itself checks whether the fleet has it. With `return` and `extras` a booking
    // is booked again, which is rare.
    query: {
      ...filters,
      ...trip,
      vehicle: /^.{1,100}$/u,
      booked: null,
      return: /^.{0,60}$/u,
      extras: /^[\w%!~*'(),:-]{1,200}$/,
      [ASK_PARAMETER]: ASK_VALUES,
    },
    availability: "trip",
    countedAs: "home",
    sitemap: { changed: "fleet" },
  },
  {
    id: "allCars",
    pattern: "/all-cars",
    area: "public",
    query: { ...filters, ...trip, page: /^[1-9]\d?$/ },
    availability: "trip",
    countedAs: "allCars",
    sitemap: { changed: "fleet" },
  },
  {
    id: "compare",
    pattern: "/compare",
    area: "public",
    // The page ignores other values, and all but the first three cars.
    query: { cars: /^(?:[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,2})?$/, ...trip },
    availability: "trip",
    countedAs: "allCars",
  },
  {
    id: "car",
    pattern: "/cars/:id",
    area: "public",
    segments: { id: /^[1-9]\d{0,9}$/ },
    query: { ...trip, month: /^20\d\d-(?:0[1-9]|1[0-2])$/ },
    availability: "car",
    countedAs: "carDetails",
    sitemap: { changed: "fleet" },
  },
  {
    id: "guide",
    pattern: "/guides/:id",
    area: "public",
    segments: { id: GUIDE_IDS },
    query: {},
    countedAs: "guide",
    sitemap: { changed: "guide" },
  },
  {
    id: "guides",
    pattern: "/guides",
    area: "public",
    query: {},
    countedAs: "guides",
    sitemap: { changed: "texts" },
  },
  {
    id: "blog",
    pattern: "/blog",
    area: "public",
    query: { guide: REGION_IDS },
    countedAs: "blog",
    sitemap: { changed: "texts", query: "guide" },
  },
  ...CITY_IDS.map((city) => cityPage(city)),
  {
    id: "faq",
    pattern: "/faq",
    area: "public",
    query: {},
    countedAs: "faq",
    sitemap: { changed: "texts" },
  },
  {
    id: "terms",
    pattern: "/terms",
    area: "public",
    query: {},
    countedAs: "terms",
    sitemap: { changed: "texts" },
  },
  {
    id: "privacyPolicy",
    pattern: "/privacy-policy",
    area: "public",
    query: {},
    countedAs: "privacyPolicy",
    sitemap: { changed: "privacyPolicy" },
  },
  {
    id: "zoomExamples",
    pattern: "/zoom-examples",
    area: "public",
    query: { mode: GALLERY_MODES },
    countedAs: "zoomExamples",
  },
  {
    id: "findBooking",
    pattern: "/bookings",
    area: "public",
    countedAs: "ownBooking",
    robots: false,
  },
  { id: "analyticsTest", pattern: "/ga-test", area: "public" },
] as const satisfies readonly Page[];

export const SECRET_PAGES = [
  { id: "booking", pattern: "/bookings/:token", area: "secret", countedAs: "ownBooking" },
  {
    id: "bookingCalendar",
    pattern: "/bookings/:token/calendar.ics",
    area: "secret",
    countedAs: "ownBooking",
  },
  {
    id: "bookingVoucher",
    pattern: "/bookings/:token/voucher",
    area: "secret",
    countedAs: "ownBooking",
  },
  { id: "feed", pattern: "/feeds/:token", area: "secret", countedAs: null },
  { id: "decide", pattern: "/decide/:token", area: "secret", countedAs: null },
] as const satisfies readonly Page[];

/** As a call, bundlers can drop it if it is unused, unlike an array with spread elements. */
export const PAGES = /* @__PURE__ */ [
  PUBLIC_PAGES,
  SECRET_PAGES,
  DESK_PAGES,
  API_PAGES,
  FILE_PAGES,
].flat();

export type PagePattern = (typeof PAGES)[number]["pattern"];

/** The stored page name of a visit. */
export type CountedPage = Extract<(typeof PAGES)[number], { countedAs: string }>["countedAs"];

function cityPage<City extends (typeof CITY_IDS)[number]>(city: City) {
  return {
    id: city,
    pattern: `/${city}`,
    area: "public",
    query: trip,
    availability: "trip",
    countedAs: city,
    sitemap: { changed: "texts" },
  } as const satisfies Page;
}
