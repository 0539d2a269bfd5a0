import type { Facts } from "~/site/facts/facts";
import type { PlaceSlug } from "~/catalog/pricing/places";
import type { PosterName } from "~/site/posters/alts.server";

/** The categories of specification 3. */
export type GuideCategory = "Guide" | "Routes" | "Tips" | "Safety" | "Destinations" | "Airport";

/** The texts of a guide in one language. */
export type GuideText = {
  title: string;
  /** One or two sentences for its card. */
  excerpt: string;
  /** The description for search results: at most 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Markdown: second-level headings and below, paragraphs, lists, tables, links within the site. */
  body: string;
};

/** Writes a guide's texts, with all numbers and names from the facts. */
export type WriteGuide = (facts: Facts) => GuideText;

/** The fields of a guide that don't depend on the language. */
export type Guide = {
  id: string;
  category: GuideCategory;
  /** The date of the last revision, `YYYY-MM-DD`. */
  date: string;
  poster: PosterName;
  /** The place that the guide is about: it is hidden if the place is not on offer. */
  place?: PlaceSlug;
};

/** A guide in a list. */
export type GuideSummary = Guide &
  Pick<GuideText, "title" | "excerpt"> & {
    /** The poster's alternative text. */
    alt: string;
    /** The reading time in minutes. */
    readTime: number;
  };

/** A guide on its page, without its meta texts. */
export type GuideArticle = GuideSummary & {
  html: string;
  /** The headings of the text with their ids. */
  headings: readonly { id: string; text: string }[];
};
