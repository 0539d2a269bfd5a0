import type { CityId } from "~/web/pages/address-values";
import type { Promises } from "~/catalog/company/promises";
import type { PosterName } from "~/site/posters/alts.server";
import type { Difficulty } from "./attractions";
import type { DestinationId, DrivingTime } from "./destinations";

/** The texts of a destination's card in one language. */
export type DestinationText = {
  name: string;
  region: string;
  description: string;
  activities: readonly string[];
};

/** The general tips below the cards (specification 2). */
export const TIP_TOPICS = ["visitTime", "driving", "customs"] as const;
export type TipTopic = (typeof TIP_TOPICS)[number];

export type Tip = { title: string; text: string };

/** The texts of the overview in one language. */
export type OverviewText = {
  destinations: Readonly<Record<DestinationId, DestinationText>>;
  tips: Readonly<Record<TipTopic, Tip>>;
};

/** The texts of an attraction in one language. */
export type AttractionText = {
  name: string;
  description: string;
  activities: readonly string[];
  timeNeeded: string;
  bestTimeToVisit: string;
};

/** The texts of a regional guide in one language; `AttractionId` are its region's attractions. */
export type RegionText<AttractionId extends string> = {
  title: string;
  /** One or two sentences under the title. */
  lead: string;
  aboutTitle: string;
  /** Paragraphs. */
  about: readonly string[];
  /** What the region is known for, one or two words each. */
  tags: readonly string[];
  attractions: Readonly<Record<AttractionId, AttractionText>>;
  tips: readonly Tip[];
  /** The text of the link to the related driving guide. */
  readOn: string;
  /** Call to action above the link to the booking form. */
  call: Tip;
};

/** The facts of a site that guides are written with. */
export type GuideOf = { cities: readonly CityId[]; promises: Promises };

/** Writes a regional guide. It leaves out places and promises that the company does not have. */
export type WriteRegion<AttractionId extends string> = (site: GuideOf) => RegionText<AttractionId>;

export type BlogPicture = { name: PosterName; alt: string };

/** A destination's card (specification 3). */
export type BlogDestination = DestinationText & {
  id: DestinationId;
  /** The picture on its card and on top of its guide. */
  images: readonly [BlogPicture];
  mapUrl: string;
  drivingTime: DrivingTime;
  hasGuide: boolean;
};

/** An attraction in its regional guide (specification 3). */
export type Attraction = AttractionText & {
  id: string;
  image: BlogPicture;
  mapUrl: string;
  difficulty: Difficulty;
};

export type BlogOverview = {
  /** The picture on top of the page. */
  picture: BlogPicture;
  destinations: readonly BlogDestination[];
  tips: readonly (Tip & { topic: TipTopic })[];
};

export type RegionalGuide = Omit<RegionText<string>, "attractions" | "readOn"> & {
  destination: BlogDestination;
  attractions: readonly Attraction[];
  readOn: { text: string; guide: string };
};
