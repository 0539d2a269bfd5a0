import { z } from "zod";
import { parseDate, parseTime } from "~/calendar";
import { FIELD_LIMITS } from "~/booking/booking";
import type { Period } from "~/booking/period";
import { isPrintableLine } from "~/web/plain-text";

const VEHICLE_ERROR = "vehicle must be the name of a car";

const day = (name: string) =>
  parsed(parseDate, `${name} must be a date like 2030-12-31`).describe("`YYYY-MM-DD`");
const time = (name: string) =>
  parsed(parseTime, `${name} must be a time like 09:30`).describe("`HH:MM`");

/** The query of `GET /api/availability`. Its messages are sentences of the answer. */
export const availabilityQuery = z.object({
  vehicle: z
    .string(VEHICLE_ERROR)
    .trim()
    .min(1, VEHICLE_ERROR)
    .max(FIELD_LIMITS.vehicle, VEHICLE_ERROR)
    .refine(isPrintableLine, VEHICLE_ERROR)
    .describe("The name of a car, or `Other`."),
  pickupDate: day("pickupDate"),
  returnDate: day("returnDate"),
  pickupTime: time("pickupTime"),
  returnTime: time("returnTime"),
}) satisfies z.ZodType<Period & { vehicle: string }>;

export const availabilityAnswer = z.object({
  likelyTaken: z.boolean().describe("Nothing about whose bookings take it, how many or when."),
});

function parsed(parse: (text: string) => string | null, error: string) {
  return z.string(error).transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: error });
    return z.NEVER;
  });
}
