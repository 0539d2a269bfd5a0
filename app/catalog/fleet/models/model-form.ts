import { localizedFields, localizedNames, type LocalizedName } from "~/web/i18n/localized";
import { roadsText } from "~/catalog/terms/roads";
import { TEXT_FIELDS, type ModelInput } from "./model";

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
  ...TEXT_FIELDS.flatMap((name) => localizedNames(name)),
  "minAge",
  "licenceYears",
  "deposit",
  "excess",
  "zeroExcess",
  "mileageLimit",
  "bags",
  "roads",
] as const;
export type ModelFormField = (typeof MODEL_FORM_FIELDS)[number];
/** The fields with one value for all languages. */
export type ModelLineField = Exclude<ModelFormField, LocalizedName>;

/** Returns the texts that fill in the form; a ticked box is `on`. */
export function modelFormTexts(model: ModelInput): Record<ModelFormField, string> {
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
    ...localizedFields("description", model.description),
    ...localizedFields("additionalFeatures", model.additionalFeatures),
    ...localizedFields("features", model.features),
    ...localizedFields("roadsNotAllowed", model.roadsNotAllowed),
    minAge: String(model.minAge ?? ""),
    licenceYears: String(model.licenceYears ?? ""),
    deposit: String(model.deposit ?? ""),
    excess: String(model.excess ?? ""),
    zeroExcess: String(model.zeroExcess ?? ""),
    mileageLimit: String(model.mileageLimit ?? ""),
    bags: String(model.bags ?? ""),
    roads: roadsText(model.roads),
  };
}
