import type { Language } from "~/web/i18n/languages";
import type { Guide, WriteGuide } from "./guide";
import type { GuideId } from "~/web/pages/guide-ids";
import { rentalGuide as rentalEn } from "./content/en/ultimate-guide-car-rental-georgia.server";
import { batumiDriveGuide as batumiEn } from "./content/en/tbilisi-batumi-scenic-drive.server";
import { fourByFourGuide as fourByFourEn } from "./content/en/do-you-need-4x4-georgia.server";
import { mountainRoadsGuide as mountainsEn } from "./content/en/georgian-mountain-roads-tips.server";
import { pricesGuide as pricesEn } from "./content/en/car-rental-prices-georgia-breakdown.server";
import { airportGuide as airportEn } from "./content/en/tbilisi-airport-car-rental-guide.server";
import { rentalGuide as rentalKa } from "./content/ka/ultimate-guide-car-rental-georgia.server";
import { batumiDriveGuide as batumiKa } from "./content/ka/tbilisi-batumi-scenic-drive.server";
import { fourByFourGuide as fourByFourKa } from "./content/ka/do-you-need-4x4-georgia.server";
import { mountainRoadsGuide as mountainsKa } from "./content/ka/georgian-mountain-roads-tips.server";
import { pricesGuide as pricesKa } from "./content/ka/car-rental-prices-georgia-breakdown.server";
import { airportGuide as airportKa } from "./content/ka/tbilisi-airport-car-rental-guide.server";

export const WRITTEN = {
  "ultimate-guide-car-rental-georgia": {
    category: "Guide",
    date: "2026-11-28",
    poster: "guide-car-rental",
    write: { en: rentalEn, ka: rentalKa },
  },
  "tbilisi-batumi-scenic-drive": {
    category: "Routes",
    date: "2026-11-28",
    poster: "guide-tbilisi-batumi",
    write: { en: batumiEn, ka: batumiKa },
  },
  "do-you-need-4x4-georgia": {
    category: "Tips",
    date: "2026-11-28",
    poster: "guide-4x4",
    write: { en: fourByFourEn, ka: fourByFourKa },
  },
  "georgian-mountain-roads-tips": {
    category: "Safety",
    date: "2026-11-28",
    poster: "guide-mountain-roads",
    write: { en: mountainsEn, ka: mountainsKa },
  },
  "car-rental-prices-georgia-breakdown": {
    category: "Tips",
    date: "2026-11-28",
    poster: "guide-prices",
    write: { en: pricesEn, ka: pricesKa },
  },
  "tbilisi-airport-car-rental-guide": {
    category: "Airport",
    date: "2026-11-28",
    poster: "guide-airport",
    place: "tbilisi-airport",
    write: { en: airportEn, ka: airportKa },
  },
} as const satisfies Record<GuideId, Omit<Guide, "id"> & { write: Record<Language, WriteGuide> }>;
