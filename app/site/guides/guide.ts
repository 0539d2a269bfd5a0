import type { Facts } from "~/site/facts/facts";
import type { PlaceSlug } from "~/catalog/pricing/places";
import type { PosterName } from "~/site/posters/alts.server";

/** Specification 3. */
export type GuideCategory = "Guide" | "Routes" | "Tips" | "Safety" | "Destinations" | "Airport";

/** The texts of a guide in one language. */
export type GuideText = {
  title: string;
  /** One or two sentences for its card. */
  excerpt: string;
  /** For search results: at most 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Markdown: second-level headings and below, paragraphs, lists, tables, links within the site. */
  body: string;
};

/** A guide's texts, with all numbers and names from the facts. */
export type WriteGuide = (facts: Facts) => GuideText;

/** The part that is the same in both languages. */
export type Guide = {
  id: string;
  category: GuideCategory;
  /** When it was last revised, `YYYY-MM-DD`. */
  date: string;
  poster: PosterName;
  /** The place that it is about: without it there is no guide. */
  place?: PlaceSlug;
};

/** A guide in a list. */
export type GuideSummary = Guide &
  Pick<GuideText, "title" | "excerpt"> & {
    /** The poster's alternative text. */
    alt: string;
    /** Minutes. */
    readTime: number;
  };

/** A guide on its page, without its meta texts. */
export type GuideArticle = GuideSummary & {
  html: string;
  /** The headings of the text with their ids. */
  parts: readonly { id: string; text: string }[];
};
