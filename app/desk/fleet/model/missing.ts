import { isInService, type Vehicle } from "~/catalog/fleet/vehicles/vehicle";
import type { ModelFormField } from "~/catalog/fleet/models/model-form";
import { TEXT_PAIRS } from "./form/field-groups";
import type { FormTexts } from "./form/known-values";

const WANTED = ["descriptionEn", "descriptionKa"] as const;
const PAIRED = [
  "additionalFeaturesEn",
  "additionalFeaturesKa",
  "featuresEn",
  "featuresKa",
  "roadsNotAllowedEn",
  "roadsNotAllowedKa",
] as const;

export type Missing =
  | (typeof WANTED)[number]
  | (typeof PAIRED)[number]
  | "engine"
  | "driveType"
  | "vehicles"
  | "photo";

/** Returns what a model lacks for visitors: an optional text counts if it is only in the other language. */
export function missingIn(
  texts: FormTexts,
  { vehicles, image, today }: { vehicles: readonly Vehicle[]; image: string | null; today: string },
): Missing[] {
  const isEmpty = (field: ModelFormField) => texts[field].trim() === "";
  const translated = TEXT_PAIRS.filter((pair) => !isEmpty(pair.en) || !isEmpty(pair.ka));
  const paired = translated.flatMap(({ en, ka }) => [en, ka]);
  return [
    ...WANTED.filter(isEmpty),
    ...PAIRED.filter((field) => isEmpty(field) && paired.some((one) => one === field)),
    ...(["engine", "driveType"] as const).filter(isEmpty),
    ...(vehicles.some((vehicle) => isInService(vehicle, today)) ? [] : (["vehicles"] as const)),
    ...(image ? [] : (["photo"] as const)),
  ];
}
