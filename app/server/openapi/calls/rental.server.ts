import type { ApiEndpoint } from "~/server/openapi/call";
import {
  BODY_REFUSALS,
  FAULTS,
  FOREIGN,
  refusal,
  SIGNED_OUT,
} from "~/server/openapi/common-answers.server";
import { idSegment } from "~/server/openapi/parameters.server";

const CHANGE = {
  security: ["session"],
  segments: idSegment,
  responses: {
    200: { description: "The changed booking.", json: "StaffBooking" },
    400: refusal("The id is not an integer, or the body is invalid."),
    404: refusal("The booking or the vehicle does not exist."),
    409: { description: "Nothing was changed: `error` says why.", json: "StatusRefusal" },
    ...SIGNED_OUT,
    ...FOREIGN,
    ...BODY_REFUSALS,
    ...FAULTS,
  },
} as const satisfies Partial<ApiEndpoint>;

/** Endpoints for what staff do with vehicles. */
export const RENTAL_ENDPOINTS: readonly ApiEndpoint[] = [
  {
    method: "patch",
    path: "/api/bookings/:id/vehicle",
    id: "moveBooking",
    summary: "Give a confirmed booking another vehicle",
    description: "The vehicle must be free, and may be of another model: the price stays.",
    body: { json: "VehicleChange" },
    ...CHANGE,
  },
  {
    method: "patch",
    path: "/api/bookings/:id/out",
    id: "markOut",
    summary: "Mark that a vehicle was handed over",
    description: "Again: corrects the time.",
    body: { json: "Handover" },
    ...CHANGE,
  },
  {
    method: "patch",
    path: "/api/bookings/:id/returned",
    id: "markReturned",
    summary: "Mark that a vehicle is back, which completes its booking",
    description: "Again: corrects the time.",
    body: { json: "Handover" },
    ...CHANGE,
  },
  {
    method: "post",
    path: "/api/blocks",
    id: "blockVehicle",
    summary: "Take a vehicle out of the rental for a time",
    description: "Bookings that can get another vehicle make way.",
    security: ["session"],
    body: { json: "BlockRequest" },
    responses: {
      201: { description: "The block.", json: "Block" },
      400: refusal("The body is invalid."),
      404: refusal("The vehicle does not exist."),
      409: {
        description: "Bookings have the vehicle and can't get another, or it is not in service.",
        json: "StatusRefusal",
      },
      ...SIGNED_OUT,
      ...FOREIGN,
      ...BODY_REFUSALS,
      ...FAULTS,
    },
  },
  {
    method: "delete",
    path: "/api/blocks/:id",
    id: "removeBlock",
    summary: "Rent a vehicle out again",
    security: ["session"],
    segments: idSegment,
    responses: {
      204: { description: "Removed." },
      400: refusal("The id is not an integer."),
      404: refusal("The block does not exist."),
      ...SIGNED_OUT,
      ...FOREIGN,
      ...FAULTS,
    },
  },
];
