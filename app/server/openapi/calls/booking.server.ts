import { z } from "zod";
import { bookingsQuery } from "~/desk/bookings/list/bookings.api.schema";
import type { ApiEndpoint } from "~/server/openapi/call";
import {
  BODY_REFUSALS,
  FAULTS,
  FOREIGN,
  refusal,
  SIGNED_OUT,
  TOO_MANY,
} from "~/server/openapi/common-answers.server";
import { idSegment, language } from "~/server/openapi/parameters.server";

const idempotencyKey = z
  .string()
  .optional()
  .describe("Any text chosen by the client, the same for each attempt to send one booking.");

export const BOOKING_ENDPOINTS: readonly ApiEndpoint[] = [
  {
    method: "post",
    path: "/api/booking",
    id: "placeBooking",
    summary: "Book a car",
    description:
      "A repeated booking is stored once: the same body within 24 hours, or within 7 days with the same " +
      "`Idempotency-Key`, returns the first booking unless that was cancelled. 240 calls a " +
      "minute per network.",
    query: z.object({ lng: language }),
    headers: z.object({ "Idempotency-Key": idempotencyKey }),
    body: { json: "BookingRequest" },
    responses: {
      201: {
        description: "The stored booking. `Location` is its page, a secret address.",
        json: "Booking",
        headers: ["Location", "Set-Cookie", "Booking-Receipt"],
      },
      200: {
        description:
          "The same booking was stored before. `Location` and `Set-Cookie` only with the " +
          "`Idempotency-Key` or the cookie of the first.",
        json: "Booking",
      },
      400: refusal("The body is not a JSON object."),
      422: {
        description:
          "Nothing was booked: fields are invalid, the price has changed, or the key was used with " +
          "another body.",
        json: "BookingRefusal",
      },
      ...FOREIGN,
      ...BODY_REFUSALS,
      ...TOO_MANY,
      ...FAULTS,
    },
  },
  {
    method: "get",
    path: "/api/bookings",
    id: "listBookings",
    summary: "Bookings, newest first",
    security: ["session"],
    query: bookingsQuery,
    responses: {
      200: {
        description: 'The bookings; `Link` with `rel="next"` is the next page, if any.',
        json: "StaffBookings",
        headers: ["Link"],
      },
      400: refusal("A parameter is invalid."),
      ...SIGNED_OUT,
      ...FAULTS,
    },
  },
  {
    method: "patch",
    path: "/api/bookings/:id/status",
    id: "setBookingStatus",
    summary: "Confirm or cancel a booking",
    description: "Confirming assigns a vehicle of the model, and may give others another one.",
    security: ["session"],
    segments: idSegment,
    body: { json: "StatusChange" },
    responses: {
      200: { description: "The changed booking.", json: "StaffBooking" },
      400: refusal(
        "The id is not an integer, or the body is not a JSON object with one of these statuses.",
      ),
      404: refusal("The booking does not exist."),
      409: {
        description:
          "No vehicle of the model is free for the time of the booking; `overbook` confirms it " +
          "anyway. Or its vehicle is out, and it is completed by the return.",
        json: "StatusRefusal",
      },
      ...SIGNED_OUT,
      ...FOREIGN,
      ...BODY_REFUSALS,
      ...FAULTS,
    },
  },
];
