import { z } from "zod";
import { answerSchema } from "~/web/answer-schema";
import type { Car } from "./car";

const text = z.string();
const picture = z.string().nullable().describe("The path of a picture; null if there is none.");

/** A car as the API answers it. */
export const carAnswer = answerSchema<Car>()({
  id: z.int(),
  name: text.describe("The same in every language; bookings name the car by it."),
  year: z.int(),
  image: text.describe("The path of the main picture."),
  driveType: text,
  transmission: text,
  engine: text,
  passengers: z.int(),
  pricePerDay: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .describe("USD, the lowest daily rate of the car: long rentals have it."),
  isHybrid: z.boolean(),
  description: text.describe("In the language of the call."),
  exteriorImage1: picture,
  exteriorImage2: picture,
  interiorImage1: picture,
  interiorImage2: picture,
  trunkImage: picture,
  fuelType: text,
  engineSize: text,
  fuelConsumption: text,
  insuranceIncluded: z.boolean(),
  additionalFeatures: z.string().nullable().describe("In the language of the call."),
  sortOrder: z.int().describe("The operator's order: lists are sorted by it, then by name."),
});
