import type { PublicSite } from "~/catalog/company/public-site";
import type { Language } from "~/web/i18n/languages";
import { posterAlt, type PosterName } from "~/site/posters/alts.server";
import { ATTRACTIONS, isRegion, FURTHER_READING, type AttractionPlace } from "./attractions";
import type { RegionId } from "~/web/pages/address-values";
import {
  TIP_TOPICS,
  type Attraction,
  type AttractionText,
  type BlogDestination,
  type BlogOverview,
  type BlogPicture,
  type RegionalGuide,
  type OverviewText,
  type WriteRegion,
} from "./blog";
import { DESTINATION_IDS, DESTINATIONS, type DestinationId, DRIVING_TIMES } from "./destinations";
import { batumi as batumiEn } from "./content/en/batumi.server";
import { kazbegi as kazbegiEn } from "./content/en/kazbegi.server";
import { overview as overviewEn } from "./content/en/overview.server";
import { svaneti as svanetiEn } from "./content/en/svaneti.server";
import { batumi as batumiKa } from "./content/ka/batumi.server";
import { kazbegi as kazbegiKa } from "./content/ka/kazbegi.server";
import { overview as overviewKa } from "./content/ka/overview.server";
import { svaneti as svanetiKa } from "./content/ka/svaneti.server";

export function loadOverview(lang: Language): BlogOverview {
  const { tips } = overviewText(lang);
  return {
    picture: picture("guide-car-rental", lang),
    destinations: DESTINATION_IDS.map((id) => destination(id, lang)),
    tips: TIP_TOPICS.map((topic) => ({ topic, ...tips[topic] })),
  };
}

export function loadRegionalGuide(
  { content, cities }: Pick<PublicSite, "content" | "cities">,
  lang: Language,
  region: RegionId,
): RegionalGuide {
  const write = regionWriter(lang, region);
  const { readOn, ...text } = write({ cities, promises: content.promises[lang] });
  return {
    ...text,
    destination: destination(region, lang),
    attractions: attractions(region, text.attractions, lang),
    readOn: { text: readOn, guide: FURTHER_READING[region] },
  };
}

function destination(id: DestinationId, lang: Language): BlogDestination {
  const { images, place } = DESTINATIONS[id];
  return {
    id,
    ...overviewText(lang).destinations[id],
    images: [picture(images[0], lang)],
    mapUrl: mapUrl(place),
    drivingTime: DRIVING_TIMES[id],
    hasGuide: isRegion(id),
  };
}

function attractions(
  region: RegionId,
  texts: Readonly<Record<string, AttractionText>>,
  lang: Language,
): Attraction[] {
  const places: Readonly<Record<string, AttractionPlace>> = ATTRACTIONS[region];
  return Object.entries(places).map(([id, { image, place, difficulty }]) => ({
    id,
    ...texts[id]!,
    image: picture(image, lang),
    mapUrl: mapUrl(place),
    difficulty,
  }));
}

function picture(name: PosterName, lang: Language): BlogPicture {
  return { name, alt: posterAlt(name, lang) };
}

/** Returns the address of a search for a place in Google Maps. */
function mapUrl(place: string): string {
  const query = new URLSearchParams({ api: "1", query: `${place}, Georgia` });
  return `https://www.google.com/maps/search/?${query}`;
}

const OVERVIEWS: Readonly<Record<Language, OverviewText>> = { en: overviewEn, ka: overviewKa };

const REGIONS: Readonly<Record<Language, Record<RegionId, WriteRegion<string>>>> = {
  en: { kazbegi: kazbegiEn, svaneti: svanetiEn, batumi: batumiEn },
  ka: { kazbegi: kazbegiKa, svaneti: svanetiKa, batumi: batumiKa },
};

function overviewText(lang: Language): OverviewText {
  return OVERVIEWS[lang];
}

function regionWriter(lang: Language, region: RegionId): WriteRegion<string> {
  return REGIONS[lang][region];
}
