import { z } from "zod";
import { isHybridFuel } from "~/catalog/fleet/car";
import { modelFormTexts } from "~/catalog/fleet/models/model-form";
import { modelSchema } from "~/catalog/fleet/models/model.schema";
import { plateKey } from "~/catalog/fleet/vehicles/plate";
import { vehicleFormTexts } from "~/catalog/fleet/vehicles/vehicle-form";
import { vehicleSchema } from "~/catalog/fleet/vehicles/vehicle.schema";
import { isRecord, mapKeys } from "~/web/records";
import { messageKey, type MessageKey } from "~/web/message-key";
import {
  flag,
  forwardIssues,
  localized,
  nestedFields,
  number,
  text,
  TYPE_ERROR,
} from "./file-values";
import { IMPORT_LIMITS } from "./import";
import { planSchema } from "./price-schemas";
import { roadsText } from "~/catalog/terms/roads";
import { LATER_FIELDS, type CarData, type VehicleData } from "./site-data";

const optionalText = text.nullable().default(null);
const MAX_INTEGER = 2_147_483_647;

const vehicleFields = z.object(
  {
    number: z.int(TYPE_ERROR).min(1, TYPE_ERROR).max(999_999, TYPE_ERROR),
    plate: optionalText,
    colour: text.default(""),
    vin: text.default(""),
    techPassport: text.default(""),
    odometer: number.nullable().default(null),
    inServiceFrom: optionalText,
    inServiceTo: optionalText,
    inspectionUntil: optionalText,
    insuranceUntil: optionalText,
    isExample: flag.default(false),
  },
  TYPE_ERROR,
);

const vehicle = vehicleFields.transform(
  ({ number: no, isExample, ...given }, context): VehicleData => {
    const parsed = vehicleSchema.safeParse(vehicleFormTexts(given));
    if (!parsed.success) return forwardIssues(parsed.error, context);
    return { ...parsed.data, number: no, isExample };
  },
);

const vehicles = z.array(vehicle, TYPE_ERROR).superRefine((given, context) => {
  const numbers = new Set<number>();
  for (const [index, { number: no }] of given.entries()) {
    if (numbers.has(no))
      addPathIssue(context, [index, "number"], messageKey("transfer.errors.number"));
    numbers.add(no);
  }
});

/** The path of a picture that came with the site. */
const picture = text
  .regex(/^\/pictures\/[\w/-]+(?:\.[\w-]+)*$/, messageKey("transfer.errors.picture"))
  .nullable()
  .default(null);

const carFields = z.object(
  {
    name: text,
    year: number,
    bodyType: optionalText,
    driveType: text.default(""),
    transmission: text,
    engine: text.default(""),
    engineSize: text.default(""),
    fuelType: text,
    fuelConsumption: text.default(""),
    passengers: number,
    /** The field is in files from before 0.4.0; now the fuel says it. */
    isHybrid: flag.optional(),
    insuranceIncluded: flag.default(true),
    description: localized,
    additionalFeatures: localized.default({}),
    features: localized.optional(),
    roadsNotAllowed: localized.default({}),
    minAge: number.nullable().default(null),
    licenceYears: number.nullable().default(null),
    deposit: number.nullable().default(null),
    excess: number.nullable().optional(),
    zeroExcess: number.nullable().optional(),
    mileageLimit: number.nullable().optional(),
    bags: number.nullable().optional(),
    /** The answers by road; in a table the text of the desk's form. */
    roads: z
      .union(
        [z.record(z.string(), text).transform((answers) => roadsText(answers as never)), text],
        TYPE_ERROR,
      )
      .nullable()
      .optional(),
    image: picture,
    exteriorImage1: picture,
    exteriorImage2: picture,
    interiorImage1: picture,
    interiorImage2: picture,
    trunkImage: picture,
    sortOrder: z.int(TYPE_ERROR).min(0, TYPE_ERROR).max(MAX_INTEGER, TYPE_ERROR).default(999),
    isExample: flag.default(false),
    plan: planSchema.nullable().default(null),
    vehicles: vehicles.default([]),
  },
  TYPE_ERROR,
);

/** Returns the schema of a car. `year` is the year in business time. */
function carSchema(year: number) {
  const schema = modelSchema({ year, needsBodyType: false });
  return carFields.transform((given, context): CarData => {
    const { bodyType, isHybrid, features, excess, zeroExcess, mileageLimit, bags, roads, ...rest } =
      given;
    const fuelType = isHybrid && !isHybridFuel(given.fuelType) ? "Hybrid" : given.fuelType;
    const later = { features, excess, zeroExcess, mileageLimit, bags, roads };
    const model = {
      ...rest,
      fuelType,
      features: features ?? {},
      excess: excess ?? null,
      zeroExcess: zeroExcess ?? null,
      mileageLimit: mileageLimit ?? null,
      bags: bags ?? null,
      roads: {},
      bodyType: null,
    };
    const form = { ...modelFormTexts(model), roads: roads ?? "", bodyType: bodyType ?? "" };
    const parsed = schema.safeParse(nestedFields(form));
    if (!parsed.success) return forwardIssues(parsed.error, context);
    const missing = LATER_FIELDS.filter((field) => later[field] === undefined);
    return { ...rest, ...parsed.data, ...mapKeys(missing, () => undefined) };
  });
}

/** Returns the schema of the cars: models and vehicles are counted before they are parsed. */
export function carsSchema(year: number) {
  const cars = z.array(carSchema(year)).superRefine((given, context) => {
    refuseRepeatedNames(given, context);
    refuseRepeatedPlates(given, context);
  });
  return z
    .array(z.unknown(), TYPE_ERROR)
    .max(IMPORT_LIMITS.models, messageKey("transfer.errors.models"))
    .refine(hasFewVehicles, messageKey("transfer.errors.vehicles"))
    .pipe(cars);
}

function hasFewVehicles(cars: readonly unknown[]): boolean {
  const counts = cars.map((car) =>
    isRecord(car) && Array.isArray(car.vehicles) ? car.vehicles.length : 0,
  );
  return counts.reduce((sum, count) => sum + count, 0) <= IMPORT_LIMITS.vehicles;
}

function refuseRepeatedNames(cars: readonly CarData[], context: z.core.$RefinementCtx) {
  const names = new Set<string>();
  for (const [index, { name }] of cars.entries()) {
    const key = name.toLowerCase();
    if (names.has(key))
      addPathIssue(context, [index, "name"], messageKey("models.errors.nameTaken"));
    names.add(key);
  }
}

type VehicleAtPath = VehicleData & { path: PropertyKey[] };

/**
 * Refuses plates that two vehicles have at a time. A plate may return on another vehicle after the service
 * of the first.
 */
function refuseRepeatedPlates(cars: readonly CarData[], context: z.core.$RefinementCtx) {
  const byPlate = new Map<string, VehicleAtPath[]>();
  for (const [car, { vehicles: given }] of cars.entries()) {
    for (const [index, one] of given.entries()) {
      if (one.plate === null) continue;
      const key = plateKey(one.plate);
      const placed = { ...one, path: [car, "vehicles", index, "plate"] };
      const others = byPlate.get(key);
      if (others) others.push(placed);
      else byPlate.set(key, [placed]);
    }
  }
  for (const placed of byPlate.values()) {
    for (const { path } of overlapping(placed)) {
      addPathIssue(context, path, messageKey("transfer.errors.plateTwice"));
    }
  }
}

/** Returns the vehicles whose service begins before that of an earlier one ends. */
function overlapping(placed: readonly VehicleAtPath[]): VehicleAtPath[] {
  const found: VehicleAtPath[] = [];
  let last = "";
  for (const one of placed.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))) {
    const end = one.inServiceTo ?? "9999-12-31";
    if (last !== "" && startOf(one) <= last) found.push(one);
    if (end > last) last = end;
  }
  return found;
}

function startOf({ inServiceFrom }: VehicleData): string {
  return inServiceFrom ?? "";
}

function addPathIssue(context: z.core.$RefinementCtx, path: PropertyKey[], message: MessageKey) {
  context.addIssue({ code: "custom", path, message });
}
