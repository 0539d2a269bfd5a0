import { z } from "zod";
import { AVAILABILITIES } from "~/catalog/availability/availability";
import { FIELD_LIMITS, FORM_DEFAULTS } from "~/booking/booking";
import { periodOf, type Period } from "~/booking/period";
import { daysBetween, parseDate, parseTime } from "~/web/calendar";
import { MAX_RENTAL_DAYS } from "~/catalog/pricing/rates";
import { readId } from "~/web/id";
import { isPrintableLine } from "~/web/plain-text";

const CAR_ERROR = "car must be the id of a car";
const VEHICLE_ERROR = "vehicle must be the name of a car";
const LENGTH_ERROR = `from and to must be at most ${MAX_RENTAL_DAYS} days apart`;

const day = (name: string) =>
  parsed(parseDate, `${name} must be a date like 2030-12-31`).describe("`YYYY-MM-DD`");
const time = (name: string) =>
  parsed(parseTime, `${name} must be a time like 09:30`).describe("`HH:MM`");
const timeOrNoon = (name: string) => time(name).optional().describe("`HH:MM`, else 12:00.");

/** The parameters of `GET /api/availability`. The error messages are sentences of the response. */
export const availabilityParameters = z.object({
  car: parsed(readId, CAR_ERROR).describe("The id of a car."),
  from: day("from"),
  to: day("to"),
  fromTime: timeOrNoon("fromTime"),
  toTime: timeOrNoon("toTime"),
});

/** The parameters of `GET /api/availability` with the two days put in order. */
export const availabilityQuery = availabilityParameters
  .refine(({ from, to }) => Math.abs(daysBetween(from, to)) <= MAX_RENTAL_DAYS, LENGTH_ERROR)
  .transform(({ car, from, to, fromTime, toTime }) => {
    const trip = {
      pickupDate: from,
      pickupTime: fromTime ?? FORM_DEFAULTS.pickupTime,
      returnDate: to,
      returnTime: toTime ?? FORM_DEFAULTS.returnTime,
    };
    return { id: car, trip, period: periodOf(trip) };
  });

export const availabilityResponse = z.object({
  car: z.int(),
  availability: z
    .enum(AVAILABILITIES)
    .describe("`last`: one is left. `request`: none is free. Nothing about who has them."),
  asOf: z.iso.datetime().describe("UTC."),
  atOnce: z
    .boolean()
    .optional()
    .describe(
      "Whether a booking that is sent now, for places in the list and no fewer days than they and the season usually have, would be confirmed as it is placed. Missing where staff answer each request.",
    ),
});

/** The former parameters of `GET /api/availability`, which are accepted until the next release. */
export const formerAvailabilityQuery = z.object({
  vehicle: z
    .string(VEHICLE_ERROR)
    .trim()
    .min(1, VEHICLE_ERROR)
    .max(FIELD_LIMITS.vehicle, VEHICLE_ERROR)
    .refine(isPrintableLine, VEHICLE_ERROR),
  pickupDate: day("pickupDate"),
  returnDate: day("returnDate"),
  pickupTime: time("pickupTime"),
  returnTime: time("returnTime"),
}) satisfies z.ZodType<Period & { vehicle: string }>;

function parsed<Value>(parse: (text: string) => Value | null, error: string) {
  return z.string(error).transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: error });
    return z.NEVER;
  });
}
