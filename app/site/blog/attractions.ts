import type { AttractionId, PosterName } from "~/texts/page-texts";
import { REGION_IDS, type RegionId } from "~/web/pages/address-values";

export function isRegion(value: string): value is RegionId {
  return REGION_IDS.some((id) => id === value);
}

/** Difficulty of the walk or the road. */
export type Difficulty = "easy" | "moderate" | "hard";

export type AttractionPlace = { image: PosterName; place: string; difficulty: Difficulty };

/** The attractions of each regional guide, in the order of the route. */
export const ATTRACTIONS = {
  kazbegi: {
    ananuri: { image: "kazbegi-ananuri", place: "Ananuri Fortress", difficulty: "easy" },
    gudauri: {
      image: "kazbegi-gudauri",
      place: "Russia-Georgia Friendship Monument, Gudauri",
      difficulty: "easy",
    },
    gergeti: { image: "kazbegi-gergeti", place: "Gergeti Trinity Church", difficulty: "moderate" },
    dariali: { image: "kazbegi-dariali", place: "Dariali Monastery", difficulty: "easy" },
    truso: { image: "kazbegi-truso", place: "Truso Valley", difficulty: "moderate" },
    juta: { image: "kazbegi-juta", place: "Juta, Kazbegi", difficulty: "hard" },
  },
  svaneti: {
    mestia: {
      image: "svaneti-mestia",
      place: "Svaneti Museum of History and Ethnography, Mestia",
      difficulty: "easy",
    },
    hatsvali: { image: "svaneti-hatsvali", place: "Hatsvali, Mestia", difficulty: "easy" },
    chalaadi: {
      image: "svaneti-chalaadi",
      place: "Chalaadi Glacier, Mestia",
      difficulty: "moderate",
    },
    koruldi: { image: "svaneti-koruldi", place: "Koruldi Lakes, Mestia", difficulty: "hard" },
    becho: { image: "svaneti-becho", place: "Mazeri, Becho", difficulty: "moderate" },
    ushguli: { image: "svaneti-ushguli", place: "Ushguli", difficulty: "moderate" },
  },
  batumi: {
    boulevard: { image: "batumi-boulevard", place: "Batumi Boulevard", difficulty: "easy" },
    "old-town": { image: "batumi-old-town", place: "Batumi Piazza", difficulty: "easy" },
    botanical: {
      image: "batumi-botanical",
      place: "Batumi Botanical Garden",
      difficulty: "easy",
    },
    gonio: { image: "batumi-gonio", place: "Gonio Fortress", difficulty: "easy" },
    makhuntseti: {
      image: "batumi-makhuntseti",
      place: "Makhuntseti Waterfall",
      difficulty: "easy",
    },
    mtirala: {
      image: "batumi-mtirala",
      place: "Mtirala National Park, Chakvistavi",
      difficulty: "moderate",
    },
  },
} as const satisfies { [Region in RegionId]: Record<AttractionId<Region>, AttractionPlace> };

/** The driving guide that each regional guide links to. */
export const FURTHER_READING = {
  kazbegi: "georgian-mountain-roads-tips",
  svaneti: "do-you-need-4x4-georgia",
  batumi: "tbilisi-batumi-scenic-drive",
} as const satisfies Record<RegionId, string>;
