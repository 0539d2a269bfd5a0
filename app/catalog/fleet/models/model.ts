import type { BodyType } from "~/catalog/fleet/vehicle-type";
import type { Localized } from "~/web/i18n/localized";
import type { RatePlan } from "~/catalog/pricing/rates";
import type { RoadAnswers } from "~/catalog/terms/roads";

/** What staff enter for a model. */
export type ModelInput = {
  name: string;
  year: number;
  /** Null if type and label follow from the name, as in the example fleet. */
  bodyType: BodyType | null;
  driveType: string;
  transmission: string;
  engine: string;
  engineSize: string;
  fuelType: string;
  fuelConsumption: string;
  passengers: number;
  insuranceIncluded: boolean;
  description: Localized;
  additionalFeatures: Localized;
  /** The features, each on a line of its own. */
  features: Localized;
  roadsNotAllowed: Localized;
  minAge: number | null;
  licenceYears: number | null;
  /** The deposit in the main currency. */
  deposit: number | null;
  /** The most that a customer pays for damage, in the main currency. */
  excess: number | null;
  /** The price of a day without an excess, in the main currency; null where it is not offered. */
  zeroExcess: number | null;
  /** The kilometres a day; null if the model has no limit of its own. */
  mileageLimit: number | null;
  /** How many suitcases the boot takes. */
  bags: number | null;
  roads: RoadAnswers;
};

/** The column of each field in the table `cars`. */
export const MODEL_COLUMNS = {
  name: "name",
  year: "year",
  bodyType: "body_type",
  driveType: "drive_type",
  transmission: "transmission",
  engine: "engine",
  engineSize: "engine_size",
  fuelType: "fuel_type",
  fuelConsumption: "fuel_consumption",
  passengers: "passengers",
  insuranceIncluded: "insurance_included",
  description: "description",
  additionalFeatures: "additional_features",
  features: "features",
  roadsNotAllowed: "roads_not_allowed",
  minAge: "min_age",
  licenceYears: "licence_years",
  deposit: "deposit",
  excess: "excess",
  zeroExcess: "zero_excess",
  mileageLimit: "mileage_limit",
  bags: "bags",
  roads: "roads",
} as const satisfies Record<keyof ModelInput, string>;

export type ModelField = keyof ModelInput;

export const MODEL_FIELDS = Object.keys(MODEL_COLUMNS) as ModelField[];

/** The fields with a text in each language. */
export const TEXT_FIELDS = [
  "description",
  "additionalFeatures",
  "features",
  "roadsNotAllowed",
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** A model for the desk. */
export type Model = ModelInput & {
  id: number;
  /** The version, raised by each change: the form sends it back. */
  version: number;
  sortOrder: number;
  /** The time in ISO 8601, UTC; null while the model is on offer. */
  archivedAt: string | null;
  /** Null if the rates of its type apply. */
  ratePlan: RatePlan | null;
};

/** Limits of a model's form; lengths in characters, texts for each language. */
export const MODEL_LIMITS = {
  name: 100,
  value: 40,
  description: 2_000,
  additionalFeatures: 300,
  features: 500,
  roadsNotAllowed: 500,
  deposit: 1_000_000,
  zeroExcess: 10_000,
  mileage: 9_999,
  bags: 20,
} as const;
