import type { Facts } from "~/facts/facts";
import type { PosterName } from "~/posters/alts.server";

/** The kinds of guides (specification 3). */
export type GuideCategory = "Guide" | "Routes" | "Tips" | "Safety" | "Destinations" | "Airport";

/** What a guide says in one language. */
export type GuideText = {
  title: string;
  /** One or two sentences for its card. */
  excerpt: string;
  /** For search engines: at most 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Markdown: second-level headings and below, paragraphs, lists, tables, links within the site. */
  body: string;
};

/** A guide's text, with every sum and name from the facts. */
export type WriteGuide = (facts: Facts) => GuideText;

/** What is the same in both languages. */
export type Guide = {
  id: string;
  category: GuideCategory;
  /** When it was last checked, `YYYY-MM-DD`. */
  date: string;
  poster: PosterName;
};

/** A guide as a list shows it. */
export type GuideSummary = Guide &
  Pick<GuideText, "title" | "excerpt"> & {
    /** Of the poster. */
    alt: string;
    /** Minutes. */
    readTime: number;
  };

/** A guide as its page shows it, without what stands in its head alone. */
export type GuideArticle = GuideSummary & {
  html: string;
  /** The parts of the text and the ids of their headings. */
  parts: readonly { id: string; text: string }[];
};
