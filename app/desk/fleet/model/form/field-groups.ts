import type { TextField } from "~/catalog/fleet/models/model";
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

export const CAR_FIELDS = [
  "year",
  "bodyType",
  "passengers",
  "bags",
  "transmission",
  "driveType",
] as const;
export const ENGINE_FIELDS = ["fuelType", "engine", "engineSize", "fuelConsumption"] as const;
export const RULE_FIELDS = [
  "minAge",
  "licenceYears",
  "deposit",
  "excess",
  "zeroExcess",
  "mileageLimit",
] as const;

/** The lines that the controls of each text have. */
export const TEXT_ROWS: Readonly<Record<TextField, number>> = {
  description: 6,
  additionalFeatures: 2,
  features: 6,
  roadsNotAllowed: 2,
};
