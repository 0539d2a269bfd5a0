import type { RowValue, SectionValue, SingleSection } from "~/catalog/company/content/parts";
import { MODEL_COLUMNS, type ModelInput } from "~/catalog/fleet/models/model";
import { VEHICLE_COLUMNS, type VehicleInput } from "~/catalog/fleet/vehicles/vehicle";
import type { Extra } from "~/catalog/pricing/extras";
import type { PriceTables } from "~/catalog/pricing/price-tables";
import type { DeskPlace } from "~/catalog/pricing/places";
import type { RatePlan, RateTables } from "~/catalog/pricing/rates";
import type { Road } from "~/catalog/pricing/price-tables";
import type { Season } from "~/catalog/pricing/seasons";
import type { Language } from "~/web/i18n/languages";
import type { MainPrices } from "~/catalog/pricing/money";

/** The values of the first fields of an exported file. Files of version 1 are read too. */
export const FILE_FORMAT = "mgzavri";
export const FILE_VERSION = 2;

/** The pictures that came with the site, by their column. A file has no photos. */
export const PICTURE_COLUMNS = {
  image: "image",
  exteriorImage1: "exterior_image1",
  exteriorImage2: "exterior_image2",
  interiorImage1: "interior_image1",
  interiorImage2: "interior_image2",
  trunkImage: "trunk_image",
} as const;

/** The columns of `cars` that a file has, by field. */
export const CAR_COLUMNS = {
  ...MODEL_COLUMNS,
  ...PICTURE_COLUMNS,
  sortOrder: "sort_order",
  isExample: "is_example",
} as const;

/** The columns of `vehicles` that a file has, by field. */
export const TRANSFERRED_VEHICLE_COLUMNS = {
  ...VEHICLE_COLUMNS,
  isExample: "is_example",
} as const;

/** A vehicle in a file. Its number identifies it within its model. */
export type VehicleData = VehicleInput & { number: number; isExample: boolean };

type Pictures = Record<keyof typeof PICTURE_COLUMNS, string | null>;

/**
 * The fields that files of earlier releases lack: before 0.4.0 the features, before 0.7.0 the others. A model retains
 * its own.
 */
export const LATER_FIELDS = [
  "features",
  "excess",
  "zeroExcess",
  "mileageLimit",
  "bags",
  "roads",
] as const satisfies readonly (keyof ModelInput)[];
type LaterField = (typeof LATER_FIELDS)[number];

/** A model in a file, which is identified by its name. */
export type CarData = Omit<ModelInput, LaterField> &
  Pictures & { [Field in LaterField]?: ModelInput[Field] | undefined } & {
    sortOrder: number;
    isExample: boolean;
    /** The model's own tiers; null if the rates of its type apply. */
    plan: RatePlan | null;
    vehicles: VehicleData[];
  };

export type ReviewData = { isExample: boolean; texts: SectionValue<"review"> };

/** The texts of a section; null stands for those of the example. */
export type ContentData = Record<
  Exclude<SingleSection, "promises" | "terms" | "office">,
  RowValue | null
> & {
  /** The promises; missing in files from before 0.4.0: they stay as they are. */
  promises?: RowValue | null | undefined;
  /** The terms; missing in files from before 0.7.0: they stay as they are. */
  terms?: RowValue | null | undefined;
  /** The people and the office; missing in files from before 0.9.0: they stay as they are. */
  office?: RowValue | null | undefined;
  /** The languages of the site, null for the default; missing in files from before 0.6.0: they stay as they are. */
  languages?: readonly Language[] | null | undefined;
  /** How the company answers, null for the default; missing in files from before 0.8.0: it stays as it is. */
  atOnceHours?: number | null | undefined;
  noticeHours?: number | null | undefined;
  reviews: ReviewData[];
};

/** What an export contains and an import replaces. */
export type SiteData = {
  /** The models on offer. */
  cars: CarData[];
  prices: {
    main: MainPrices;
    tiers: RateTables;
    seasons: Season[];
    places: DeskPlace[];
    extras: Extra[];
    /** The roads; missing in files from before 0.7.0: they stay as they are. */
    roads?: Road[] | undefined;
    /** The fees and discount codes; missing in files from before 0.7.0: they stay as they are. */
    fees?: PriceTables["fees"] | undefined;
    codes?: PriceTables["codes"] | undefined;
  };
  content: ContentData;
};
