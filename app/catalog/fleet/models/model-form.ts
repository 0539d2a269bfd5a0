import type { ModelInput } from "./model";

/** The fields of a model's form, in order. */
export const MODEL_FORM_FIELDS = [
  "name",
  "year",
  "bodyType",
  "driveType",
  "transmission",
  "engine",
  "engineSize",
  "fuelType",
  "fuelConsumption",
  "passengers",
  "insuranceIncluded",
  "descriptionEn",
  "descriptionKa",
  "additionalFeaturesEn",
  "additionalFeaturesKa",
  "featuresEn",
  "featuresKa",
  "roadsNotAllowedEn",
  "roadsNotAllowedKa",
  "minAge",
  "licenceYears",
  "deposit",
] as const;
export type ModelFormField = (typeof MODEL_FORM_FIELDS)[number];

/** Returns the texts that fill in the form; a ticked box is `on`. */
export function modelFormTexts(model: ModelInput): Record<ModelFormField, string> {
  const { description, additionalFeatures, features, roadsNotAllowed } = model;
  return {
    name: model.name,
    year: String(model.year),
    bodyType: model.bodyType ?? "",
    driveType: model.driveType,
    transmission: model.transmission,
    engine: model.engine,
    engineSize: model.engineSize,
    fuelType: model.fuelType,
    fuelConsumption: model.fuelConsumption,
    passengers: String(model.passengers),
    insuranceIncluded: model.insuranceIncluded ? "on" : "",
    descriptionEn: description.en,
    descriptionKa: description.ka,
    additionalFeaturesEn: additionalFeatures.en,
    additionalFeaturesKa: additionalFeatures.ka,
    featuresEn: features.en,
    featuresKa: features.ka,
    roadsNotAllowedEn: roadsNotAllowed.en,
    roadsNotAllowedKa: roadsNotAllowed.ka,
    minAge: String(model.minAge ?? ""),
    licenceYears: String(model.licenceYears ?? ""),
    deposit: String(model.deposit ?? ""),
  };
}
