import type { ModelFormField } from "~/catalog/fleet/models/model-form";

/** The fields that browsers ask for; the server checks them. */
export const REQUIRED: ReadonlySet<ModelFormField> = new Set([
  "name",
  "year",
  "bodyType",
  "passengers",
  "transmission",
  "fuelType",
]);

export const CAR_FIELDS = ["year", "bodyType", "passengers", "transmission", "driveType"] as const;
export const ENGINE_FIELDS = ["fuelType", "engine", "engineSize", "fuelConsumption"] as const;
export const RULE_FIELDS = ["minAge", "licenceYears", "deposit"] as const;

/** Texts with a field for each language, side by side. */
export const TEXT_PAIRS = [
  { en: "descriptionEn", ka: "descriptionKa", rows: 6 },
  { en: "additionalFeaturesEn", ka: "additionalFeaturesKa", rows: 2 },
  { en: "featuresEn", ka: "featuresKa", rows: 6 },
  { en: "roadsNotAllowedEn", ka: "roadsNotAllowedKa", rows: 2 },
] as const;
