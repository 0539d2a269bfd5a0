import { z } from "zod";
import { parseDate, parseTime } from "~/web/calendar";
import { isPrintableLine, readableLine } from "~/web/plain-text";

const VEHICLE = "vehicle must be the id of a vehicle";
const PINNED = "pinned must be true or false";
const AT = "at must be a time like 2030-12-31T08:30:00Z, or null";
const NOTE = "note must be a line of 1 to 100 characters";
const MAX_NOTE = 100;

const vehicle = z
  .int(VEHICLE)
  .min(1, VEHICLE)
  .max(2 ** 31 - 1, VEHICLE)
  .describe("The id of a vehicle: the number in the address of its page at the desk.");

/** The body of `PATCH /api/bookings/{id}/vehicle`. Messages are sentences of the response. */
export const vehicleBody = z.object({
  vehicle,
  pinned: z.boolean(PINNED).default(false).describe("Later bookings don't move it to another one."),
});

/** The body of `PATCH /api/bookings/{id}/out` and `/returned`. */
export const handoverBody = z.object({
  at: z.iso
    .datetime({ offset: true, error: AT })
    .nullable()
    .optional()
    .describe("Without it now; null removes the mark."),
});

const day = (name: string) =>
  z
    .string(`${name} must be a date like 2030-12-31`)
    .refine((text) => parseDate(text) === text, `${name} must be a date like 2030-12-31`)
    .describe("`YYYY-MM-DD`");
const time = (name: string) =>
  z
    .string(`${name} must be a time like 09:30`)
    .refine((text) => parseTime(text) === text, `${name} must be a time like 09:30`)
    .describe("`HH:MM`");

/** The body of `POST /api/blocks`. */
export const blockBody = z.object({
  vehicle,
  from: day("from"),
  fromTime: time("fromTime"),
  to: day("to"),
  toTime: time("toTime"),
  note: z
    .string(NOTE)
    .overwrite(readableLine)
    .min(1, NOTE)
    .max(MAX_NOTE, { error: NOTE, abort: true })
    .refine(isPrintableLine, NOTE)
    .describe("What for: repair, own use or washing. Only staff see it."),
});

export const blockAnswer = z.object({ id: z.int() });
