import type { GuideId } from "~/web/pages/address-values";
import type { PlaceSlug } from "~/catalog/pricing/places";
import type { GuideText, PosterName } from "~/texts/page-texts";

/** The categories of specification 3. */
export type GuideCategory = "Guide" | "Routes" | "Tips" | "Safety" | "Destinations" | "Airport";

/** The fields of a guide that don't depend on the language. */
export type Guide = {
  id: GuideId;
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
