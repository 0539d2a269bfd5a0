import { z } from "zod";
import { parseDate, parseTime } from "~/calendar";
import { byExtraField } from "~/pricing/extras";
import { LOCATIONS } from "~/pricing/fees";
import { VEHICLE_TYPES } from "~/pricing/rates";
import { CONTACT_PREFERENCES, FIELD_LIMITS, SAME_AS_PICKUP, type BookingInput } from "./booking";

/**
 * The booking form's input, from a form or from JSON, both unchecked. Messages are translation
 * keys: the specification's first, and beneath it what else helps to mend the value.
 */
export const bookingSchema = z.object({
  name: line("name", 3),
  email: line("email", 1).pipe(z.email({ error: "booking.errors.email" })),
  phone: line("phone", 6),
  vehicle: line("vehicle", 1),
  vehicleType: z.preprocess(
    (value) => (typeof value === "string" ? value.trim().toLowerCase() : value),
    z.enum(VEHICLE_TYPES, { error: "booking.errors.vehicleType" }),
  ),
  pickup: z.enum(LOCATIONS, { error: "booking.errors.pickup" }),
  return: z.enum(LOCATIONS, { error: "booking.errors.return" }),
  pickupDate: parsed("pickupDate", parseDate, "booking.errors.noSuchDate"),
  pickupTime: parsed("pickupTime", parseTime, "booking.errors.noSuchTime"),
  returnDate: parsed("returnDate", parseDate, "booking.errors.noSuchDate"),
  returnTime: parsed("returnTime", parseTime, "booking.errors.noSuchTime"),
  notes: trimmed("booking.errors.notes")
    .pipe(
      z
        .string()
        .max(FIELD_LIMITS.notes, "booking.errors.tooLong.notes")
        .refine(isPrintableText, "booking.errors.unprintable"),
    )
    .default(""),
  contactPreference: z
    .enum(CONTACT_PREFERENCES, { error: "booking.errors.contactPreference" })
    .default("whatsapp"),
  ...byExtraField(choice),
}) satisfies z.ZodType<BookingInput>;

/** As a form has it: the return location may be the pick-up's. */
export const bookingFormSchema = bookingSchema
  .extend({
    return: z.enum([...LOCATIONS, SAME_AS_PICKUP], { error: "booking.errors.return" }),
  })
  .transform((input): BookingInput => {
    return { ...input, return: input.return === SAME_AS_PICKUP ? input.pickup : input.return };
  });

function line(field: "name" | "email" | "phone" | "vehicle", min: number) {
  const required = `booking.errors.${field}`;
  return trimmed(required).pipe(
    z
      .string()
      .min(min, required)
      .max(FIELD_LIMITS[field], `booking.errors.tooLong.${field}`)
      .refine(isPrintableLine, "booking.errors.unprintable"),
  );
}

/** What checks a text's length is piped behind it: alone it would count an array's entries too. */
function trimmed(error: string) {
  return z.string({ error }).trim();
}

function parsed(field: string, parse: (text: string) => string | null, detail: string) {
  const required = `booking.errors.${field}`;
  return trimmed(required).transform((typed, context) => {
    const value = parse(typed);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: required });
    if (typed) context.addIssue({ code: "custom", message: detail });
    return z.NEVER;
  });
}

/** A checkbox of a form, or a boolean of JSON. */
function choice() {
  const words = z.stringbool({ truthy: ["on", "true"], falsy: ["off", "false"] });
  return z.union([z.boolean(), words], { error: "booking.errors.choice" }).default(false);
}

function isPrintableLine(text: string) {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

/** Whether a text of several lines has no control characters and no halves of any. */
export function isPrintableText(text: string) {
  return isPrintableLine(text.replaceAll(/[\n\r\t]/g, " "));
}
