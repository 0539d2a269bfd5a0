import { z } from "zod";
import { availabilityParameters } from "~/booking/notices/availability.api.schema";
import type { ApiEndpoint } from "~/server/openapi/call";
import { FAULTS, refusal, TOO_MANY, UNCHANGED } from "~/server/openapi/common-answers.server";
import { idSegment, language } from "~/server/openapi/parameters.server";

export const FLEET_ENDPOINTS: readonly ApiEndpoint[] = [
  {
    method: "get",
    path: "/api/cars",
    id: "listCars",
    summary: "All cars on offer",
    query: z.object({ lng: language }),
    responses: {
      200: { description: "By `sortOrder`, then by name.", json: "Cars" },
      304: UNCHANGED,
      ...FAULTS,
    },
  },
  {
    method: "get",
    path: "/api/cars/:id",
    id: "readCar",
    summary: "One car",
    segments: idSegment,
    query: z.object({ lng: language }),
    responses: {
      200: { description: "The car.", json: "Car" },
      304: UNCHANGED,
      400: refusal("The id is not an integer."),
      404: refusal("The car does not exist."),
      ...FAULTS,
    },
  },
  {
    method: "get",
    path: "/api/availability",
    id: "readAvailability",
    summary: "Whether a car can be booked for a time",
    description:
      "Dates in reverse are put in order; at most 366 days. What counts is the confirmation. The " +
      "former parameters (`vehicle`, `pickupDate`, …) answer `likelyTaken` until the next release. " +
      "240 calls a minute per network.",
    query: availabilityParameters,
    responses: {
      200: {
        description: "Free, the last one, or on request.",
        json: "Availability",
      },
      400: refusal("A parameter is missing or invalid."),
      404: refusal("The car does not exist."),
      ...TOO_MANY,
      ...FAULTS,
    },
  },
];
