import { z } from "zod";
import { answerSchema } from "~/web/response-schema";
import { BODY_TYPES } from "./vehicle-type";
import type { ApiCar } from "./car";
import { ROAD_ANSWERS } from "~/catalog/terms/roads";
import { MAIN_CURRENCIES } from "~/catalog/pricing/money";

const text = z.string();
const picture = z.string().nullable().describe("The path of a picture; null if there is none.");

/** The schema of a car in the API's response. */
export const carResponse = answerSchema<ApiCar>()({
  id: z.int(),
  name: text.describe("The same in every language; bookings name the car by it."),
  year: z.int(),
  image: picture.describe(
    "The path of the main photo, for a car without photos of its drawing; null if there is none. A car with photos has no drawings, in no field.",
  ),
  driveType: text,
  transmission: text,
  engine: text,
  passengers: z.int(),
  pricePerDay: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .describe("In `currency`, the lowest daily rate of the car: long rentals have it."),
  isHybrid: z.boolean(),
  description: text.describe("In the language of the call if it is translated."),
  exteriorImage1: picture,
  exteriorImage2: picture,
  interiorImage1: picture,
  interiorImage2: picture,
  trunkImage: picture,
  fuelType: text,
  engineSize: text,
  fuelConsumption: text,
  insuranceIncluded: z.boolean(),
  additionalFeatures: z
    .string()
    .nullable()
    .describe("In the language of the call if it is translated."),
  sortOrder: z.int().describe("The operator's order: lists are sorted by it, then by name."),
  bodyType: z
    .enum(BODY_TYPES)
    .nullable()
    .describe(
      "For prices and filters a sedan, hatchback or wagon counts as a sedan, the others as an SUV. " +
        "Null: the type follows from the name.",
    ),
  minAge: z.int().nullable().describe("The lowest age of a driver, in years, if the car has one."),
  licenceYears: z.int().nullable().describe("For how many years a driver must have had a licence."),
  roadsNotAllowed: z
    .string()
    .nullable()
    .describe("Where the car must not be driven, in the language of the call if it is translated."),
  deposit: z
    .number()
    .nullable()
    .describe("In `currency`, returned after the rental; null if not stated."),
  excess: z
    .number()
    .nullable()
    .describe("In `currency`, the most that a customer pays for damage; null if not stated."),
  zeroExcess: z
    .number()
    .nullable()
    .describe("In `currency`, the price of a day without an excess; null where it is not offered."),
  mileageLimit: z.int().nullable().describe("Kilometres a day; null if the car has no limit."),
  bags: z.int().nullable().describe("How many suitcases the boot takes; null if not stated."),
  roads: z
    .array(
      z.object({
        road: text.describe("In the language of the call if it is translated."),
        allowed: z.enum(ROAD_ANSWERS).describe("With `ask`, only if the company agrees first."),
      }),
    )
    .describe("The roads of which the company says whether the car may take them."),
  currency: z.enum(MAIN_CURRENCIES),
});
