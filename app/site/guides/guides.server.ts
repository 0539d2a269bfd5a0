import type { Facts } from "~/site/facts/facts";
import { factsIn } from "~/site/facts/text-facts.server";
import { pageTexts } from "~/texts/i18n.server";
import type { GuideText } from "~/texts/page-texts";
import type { Language } from "~/web/i18n/languages";
import { posterAlt } from "~/site/posters/alts.server";
import { renderMarkdown } from "~/ui/markdown.server";
import type { Guide, GuideArticle, GuideSummary } from "./guide";
import { GUIDE_IDS, type GuideId } from "~/web/pages/address-values";

const GUIDES_BY_ID = {
  "ultimate-guide-car-rental-georgia": {
    category: "Guide",
    date: "2026-11-28",
    poster: "guide-car-rental",
  },
  "tbilisi-batumi-scenic-drive": {
    category: "Routes",
    date: "2026-11-28",
    poster: "guide-tbilisi-batumi",
  },
  "do-you-need-4x4-georgia": {
    category: "Tips",
    date: "2026-11-28",
    poster: "guide-4x4",
  },
  "georgian-mountain-roads-tips": {
    category: "Safety",
    date: "2026-11-28",
    poster: "guide-mountain-roads",
  },
  "car-rental-prices-georgia-breakdown": {
    category: "Tips",
    date: "2026-11-28",
    poster: "guide-prices",
  },
  "tbilisi-airport-car-rental-guide": {
    category: "Airport",
    date: "2026-11-28",
    poster: "guide-airport",
    place: "tbilisi-airport",
  },
} as const satisfies Record<GuideId, Omit<Guide, "id">>;

export const GUIDES: readonly Guide[] = GUIDE_IDS.map((id) => ({ id, ...GUIDES_BY_ID[id] }));

/** Returns the guides about places on offer, or about none. */
export function guidesFor(places: readonly { slug: string }[]): Guide[] {
  return GUIDES.filter(({ place }) => !place || places.some(({ slug }) => slug === place));
}

/** Writes the texts of a guide. */
export function writeGuide(id: GuideId, facts: Facts, lang: Language): GuideText {
  return pageTexts(lang).guides[id](factsIn(lang, facts));
}

/** Number of related guides below a guide (specification 9). */
const RELATED = 3;

export function listGuides(facts: Facts, lang: Language): GuideSummary[] {
  return guidesFor(facts.places).map((guide) =>
    summarize(guide, writeGuide(guide.id, facts, lang), lang),
  );
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
  const { body, description, keywords, ...text } = writeGuide(found.id, facts, lang);
  const { html, headings } = renderMarkdown(body, local);
  const guide: GuideArticle = {
    ...summarize(found, { ...text, body, description, keywords }, lang),
    html,
    headings,
  };
  const related = guides
    .filter((other) => other.id !== id)
    .slice(0, RELATED)
    .map((other) => summarize(other, writeGuide(other.id, facts, lang), lang));
  return { guide, related, description, keywords };
}

function summarize(guide: Guide, text: GuideText, lang: Language): GuideSummary {
  const { place: _, ...same } = guide;
  return {
    ...same,
    title: text.title,
    excerpt: text.excerpt,
    alt: posterAlt(guide.poster, lang),
    readTime: readTime(text.body, lang),
  };
}

/** Returns the reading time of Markdown in minutes, at least one. */
export function readTime(markdown: string, lang: Language): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pageTexts(lang).wordsAMinute));
}
