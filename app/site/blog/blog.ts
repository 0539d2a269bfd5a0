import type {
  AttractionText,
  DestinationId,
  DestinationText,
  PosterName,
  RegionText,
  Tip,
  TipTopic,
} from "~/texts/page-texts";
import type { RegionId } from "~/web/pages/address-values";
import type { Difficulty } from "./attractions";
import type { DrivingTime } from "./destinations";

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

export type RegionalGuide = Omit<RegionText<RegionId>, "attractions" | "readOn"> & {
  destination: BlogDestination;
  attractions: readonly Attraction[];
  readOn: { text: string; guide: string };
};
