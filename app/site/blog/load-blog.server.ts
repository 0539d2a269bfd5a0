import type { PublicSite } from "~/catalog/company/public-site";
import type { Language } from "~/web/i18n/languages";
import { said } from "~/catalog/company/promises";
import { posterAlt } from "~/site/posters/alts.server";
import { pageTexts } from "~/texts/i18n.server";
import {
  TIP_TOPICS,
  type AttractionText,
  type DestinationId,
  type PosterName,
} from "~/texts/page-texts";
import { ATTRACTIONS, isRegion, FURTHER_READING, type AttractionPlace } from "./attractions";
import type { RegionId } from "~/web/pages/address-values";
import type { Attraction, BlogDestination, BlogOverview, BlogPicture, RegionalGuide } from "./blog";
import { DESTINATION_IDS, DESTINATIONS, DRIVING_TIMES } from "./destinations";

export function loadOverview(lang: Language): BlogOverview {
  const { tips } = pageTexts(lang).blog.overview;
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
  const write = pageTexts(lang).blog.regions[region];
  const toTurkey = content.terms.borders.some(({ country }) => country === "TR");
  const { readOn, ...text } = write({ cities, promises: content.promises[lang], said, toTurkey });
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
    ...pageTexts(lang).blog.overview.destinations[id],
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
