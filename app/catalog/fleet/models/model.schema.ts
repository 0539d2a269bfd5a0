import { z } from "zod";
import { BODY_TYPES, type BodyType } from "~/catalog/fleet/vehicle-type";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import {
  amountText,
  integerText,
  lineText,
  manyLines,
  optional,
  ticked,
} from "~/catalog/fleet/form-values";
import { localizedSchema } from "~/web/i18n/localized-schema";
import { messageKey } from "~/web/message-key";
import { requiredLine } from "~/web/text-schema";
import { readRoads } from "~/catalog/terms/roads";
import { parsedText } from "~/web/text-schema";
import { type ModelInput, MODEL_LIMITS } from "./model";

const bodyType = z.enum(BODY_TYPES, messageKey("models.errors.bodyType"));

const fields = z.object({
  name: requiredLine({ max: MODEL_LIMITS.name, missing: "models.errors.name" }).refine(
    isNoOther,
    messageKey("models.errors.nameReserved"),
  ),
  driveType: optionalValue(),
  transmission: value(),
  engine: optionalValue(),
  engineSize: optionalValue(),
  fuelType: value(),
  fuelConsumption: optionalValue(),
  passengers: integerText({ from: 1, to: 20 }, "models.errors.passengers"),
  insuranceIncluded: ticked(),
  description: localizedSchema(manyLines(MODEL_LIMITS.description, "models.errors.description")),
  additionalFeatures: localizedSchema(
    lineText(MODEL_LIMITS.additionalFeatures, "models.errors.features"),
  ),
  features: localizedSchema(manyLines(MODEL_LIMITS.features, "models.errors.featureList")),
  roadsNotAllowed: localizedSchema(manyLines(MODEL_LIMITS.roadsNotAllowed, "models.errors.roads")),
  minAge: optional(integerText({ from: 18, to: 99 }, "models.errors.minAge")),
  licenceYears: optional(integerText({ from: 0, to: 50 }, "models.errors.licenceYears")),
  deposit: optional(amountText(MODEL_LIMITS.deposit, "models.errors.deposit")),
  excess: optional(amountText(MODEL_LIMITS.deposit, "models.errors.deposit")),
  zeroExcess: optional(
    amountText(MODEL_LIMITS.zeroExcess, "models.errors.zeroExcess").refine(
      (price) => price > 0,
      messageKey("models.errors.zeroExcess"),
    ),
  ),
  mileageLimit: optional(
    integerText({ from: 1, to: MODEL_LIMITS.mileage }, "models.errors.mileageLimit"),
  ),
  bags: optional(integerText({ from: 0, to: MODEL_LIMITS.bags }, "models.errors.bags")),
  roads: parsedText(readRoads, "models.errors.roadList").default({}),
});

export type ModelSchemaOptions = {
  /** The current year in business time. */
  year: number;
  /** False only for a model that has no body type yet, as in the example fleet. */
  needsBodyType: boolean;
};

/** Returns the schema of a model's form. Its messages are translation keys. */
export function modelSchema({ year, needsBodyType }: ModelSchemaOptions) {
  return fields
    .extend({
      year: integerText({ from: 1950, to: year + 1 }, "models.errors.year"),
      bodyType: needsBodyType ? bodyType : optional(bodyType),
    })
    .transform(toInput);
}

type TypedModel = z.output<typeof fields> & { year: number; bodyType?: BodyType | undefined };

function toInput(typed: TypedModel): ModelInput {
  return {
    name: typed.name,
    year: typed.year,
    bodyType: typed.bodyType ?? null,
    driveType: typed.driveType,
    transmission: typed.transmission,
    engine: typed.engine,
    engineSize: typed.engineSize,
    fuelType: typed.fuelType,
    fuelConsumption: typed.fuelConsumption,
    passengers: typed.passengers,
    insuranceIncluded: typed.insuranceIncluded,
    description: typed.description,
    additionalFeatures: typed.additionalFeatures,
    features: typed.features,
    roadsNotAllowed: typed.roadsNotAllowed,
    minAge: typed.minAge ?? null,
    licenceYears: typed.licenceYears ?? null,
    deposit: typed.deposit ?? null,
    excess: typed.excess ?? null,
    zeroExcess: typed.zeroExcess ?? null,
    mileageLimit: typed.mileageLimit ?? null,
    bags: typed.bags ?? null,
    roads: typed.roads,
  };
}

/** Accepts a value such as "Automatic" or "2.5L"; values without a translation are shown as typed. */
function value() {
  return requiredLine({ max: MODEL_LIMITS.value, missing: "models.errors.required" });
}

/** Accepts a value that may be empty: pages leave it out then. */
function optionalValue() {
  return lineText(MODEL_LIMITS.value, "models.errors.value");
}

/** Rejects the name of the choice that the booking form offers besides the models. */
function isNoOther(name: string) {
  return name.toLowerCase() !== OTHER_VEHICLE.toLowerCase();
}
