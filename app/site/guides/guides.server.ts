import type { Facts } from "~/site/facts/facts";
import type { Language } from "~/web/i18n/languages";
import { posterAlt } from "~/site/posters/alts.server";
import { renderMarkdown } from "~/ui/markdown.server";
import type { Guide, GuideArticle, GuideSummary, GuideText, WriteGuide } from "./guide";
import { GUIDE_IDS, type GuideId } from "~/web/pages/address-values";
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

type WrittenGuide = Guide & { write: Record<Language, WriteGuide> };

const WRITTEN = {
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

export const GUIDES: readonly WrittenGuide[] = GUIDE_IDS.map((id) => ({ id, ...WRITTEN[id] }));

/** Returns the guides about places on offer, or about none. */
export function guidesFor(places: readonly { slug: string }[]): WrittenGuide[] {
  return GUIDES.filter(({ place }) => !place || places.some(({ slug }) => slug === place));
}

/** Number of related guides below a guide (specification 9). */
const RELATED = 3;

export function listGuides(facts: Facts, lang: Language): GuideSummary[] {
  return guidesFor(facts.places).map((guide) => summarize(guide, guide.write[lang](facts), lang));
}

/**
 * Returns a guide, its meta texts and related guides; null if the id is unknown. `local` maps the links in
 * its text.
 */
export function findGuide(
  id: string,
  facts: Facts,
  lang: Language,
  local: (path: string) => string,
) {
  const guides = guidesFor(facts.places);
  const found = guides.find((guide) => guide.id === id);
  if (!found) return null;
  const { body, description, keywords, ...text } = found.write[lang](facts);
  const { html, headings } = renderMarkdown(body, local);
  const guide: GuideArticle = {
    ...summarize(found, { ...text, body, description, keywords }, lang),
    html,
    headings,
  };
  const related = guides
    .filter((other) => other.id !== id)
    .slice(0, RELATED)
    .map((other) => summarize(other, other.write[lang](facts), lang));
  return { guide, related, description, keywords };
}

function summarize(guide: WrittenGuide, text: GuideText, lang: Language): GuideSummary {
  const { write: _, place: __, ...same } = guide;
  return {
    ...same,
    title: text.title,
    excerpt: text.excerpt,
    alt: posterAlt(guide.poster, lang),
    readTime: readTime(text.body, lang),
  };
}

/** Reading speed. Georgian words are longer, because of their case endings. */
const WORDS_A_MINUTE: Readonly<Record<Language, number>> = { en: 220, ka: 170 };

/** Returns the reading time of Markdown in minutes, at least one. */
export function readTime(markdown: string, lang: Language): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[lang]));
}
