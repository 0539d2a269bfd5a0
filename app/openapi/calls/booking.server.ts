import { z } from "zod";
import { bookingsQuery } from "~/desk/bookings/bookings-call.schema";
import type { ApiCall } from "~/openapi/call";
import {
  BODY_REFUSALS,
  FAULTS,
  FOREIGN,
  refusal,
  SIGNED_OUT,
  TOO_MANY,
} from "~/openapi/common-answers.server";
import { idSegment, language } from "~/openapi/parameters.server";

const idempotencyKey = z
  .string()
  .optional()
  .describe("Any text of the client's own, the same for each try to send one booking.");

export const BOOKING_CALLS: readonly ApiCall[] = [
  {
    method: "post",
    path: "/api/booking",
    id: "placeBooking",
    summary: "Book a car",
    description:
      "Sent twice, a booking is stored once: the same body within 24 hours, or later with the same " +
      "`Idempotency-Key`, is answered with the first booking unless that was cancelled. 240 calls a " +
      "minute for a network.",
    query: z.object({ lng: language }),
    headers: z.object({ "Idempotency-Key": idempotencyKey }),
    body: { json: "BookingRequest" },
    answers: {
      201: {
        description: "The booking as it was stored. `Location` is its own page, a secret address.",
        json: "Booking",
        headers: ["Location", "Set-Cookie"],
      },
      200: {
        description: "The same booking was stored before.",
        json: "Booking",
        headers: ["Location", "Set-Cookie"],
      },
      400: refusal("The body is no JSON object."),
      422: {
        description:
          "Nothing was booked: fields are wrong, the price has changed, or the key was sent with " +
          "another body before.",
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
    answers: {
      200: {
        description: 'The bookings; `Link` with `rel="next"` leads to the next page, if any.',
        json: "Bookings",
        headers: ["Link"],
      },
      400: refusal("A parameter is wrong."),
      ...SIGNED_OUT,
      ...FAULTS,
    },
  },
  {
    method: "patch",
    path: "/api/bookings/:id/status",
    id: "setBookingStatus",
    summary: "Confirm or cancel a booking",
    security: ["session"],
    segments: idSegment,
    body: { json: "StatusChange" },
    answers: {
      200: { description: "The booking as it is now.", json: "Booking" },
      400: refusal("The id is no integer, or the body is no JSON object with such a status."),
      404: refusal("There is no such booking."),
      ...SIGNED_OUT,
      ...FOREIGN,
      ...BODY_REFUSALS,
      ...FAULTS,
    },
  },
];
