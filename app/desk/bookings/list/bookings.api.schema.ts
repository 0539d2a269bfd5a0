import { z } from "zod";
import { CANCEL_REASONS, SETTABLE_STATUSES } from "~/booking/status";
import { ID_TEXT, readId } from "~/web/id";

/** The number of bookings in a response. More at once, or older ones, are a bulk read. */
export const DEFAULT_LIMIT = 200;
const MOST = 1000;
const LIMIT_ERROR = `limit must be an integer from 1 to ${MOST}`;
const BEFORE_ERROR = "before must be the id of a booking";

/** The query of `GET /api/bookings`. Its messages are sentences of the response. */
export const bookingsQuery = z.object({
  limit: z.coerce
    .number(LIMIT_ERROR)
    .int(LIMIT_ERROR)
    .min(1, LIMIT_ERROR)
    .max(MOST, LIMIT_ERROR)
    .default(DEFAULT_LIMIT),
  before: z
    .string()
    .regex(ID_TEXT, BEFORE_ERROR)
    .transform(readId)
    .optional()
    .describe("Bookings with a lower id alone."),
});

/** The body of `PATCH /api/bookings/{id}/status`. */
export const statusBody = z.object({
  status: z.enum(SETTABLE_STATUSES, "status must be confirmed or cancelled"),
  overbook: z
    .boolean("overbook must be true or false")
    .optional()
    .describe("Confirm even if no vehicle is free: the booking is the first to get one."),
  reason: z
    .enum(CANCEL_REASONS, `reason must be one of ${CANCEL_REASONS.join(", ")}`)
    .optional()
    .describe("Of a cancellation; without it `refused` for a request, else `company`."),
});
