import { z } from "zod";
import { parseDate, parseTime } from "~/web/calendar";
import { readEmail } from "~/web/email-address.server";
import { byExtraField } from "~/catalog/pricing/extras";
import { VEHICLE_TYPES } from "~/catalog/pricing/rates";
import { messageKey } from "~/web/message-key";
import { isMoreThanEmoji, isPrintableLine, isPrintableText, visibleLength } from "~/web/plain-text";
import { parsedText, trimmedLine, trimmedText } from "~/web/text-schema";
import { CONTACT_PREFERENCES, FIELD_LIMITS, SAME_AS_PICKUP, type BookingInput } from "./booking";
import { readAge, type ChoiceInput } from "./choices";
import { normalizeCode } from "~/catalog/pricing/discount";

const UNPRINTABLE = messageKey("booking.errors.unprintable");

/**
 * The booking input, unchecked, from the form or from JSON. Messages are translation keys: the specification's
 * first, then a hint on how to correct the value.
 */
export const bookingSchema = z.object({
  name: line("name", 3),
  email: line("email", 1).pipe(parsedText(readEmail, "booking.errors.email")),
  phone: line("phone", 6),
  vehicle: line("vehicle", 1),
  vehicleType: z.preprocess(
    (value) => (typeof value === "string" ? value.trim().toLowerCase() : value),
    z.enum(VEHICLE_TYPES, { error: messageKey("booking.errors.vehicleType") }),
  ),
  pickup: placeName("pickup"),
  return: placeName("return"),
  pickupDate: parsedText(parseDate, "booking.errors.pickupDate", "booking.errors.noSuchDate"),
  pickupTime: parsedText(parseTime, "booking.errors.pickupTime", "booking.errors.noSuchTime"),
  returnDate: parsedText(parseDate, "booking.errors.returnDate", "booking.errors.noSuchDate"),
  returnTime: parsedText(parseTime, "booking.errors.returnTime", "booking.errors.noSuchTime"),
  notes: trimmedText("booking.errors.notes")
    .pipe(
      z
        .string()
        .max(FIELD_LIMITS.notes, { error: messageKey("booking.errors.tooLong.notes"), abort: true })
        .refine(isPrintableText, UNPRINTABLE),
    )
    .default(""),
  contactPreference: z
    .enum(CONTACT_PREFERENCES, { error: messageKey("booking.errors.contactPreference") })
    .default("whatsapp"),
  ...byExtraField(choice),
}) satisfies z.ZodType<BookingInput>;

const WRONG_AGE = messageKey("booking.errors.driverAge");
const WRONG_BORDER = messageKey("booking.errors.border");
const WRONG_CODE = messageKey("booking.errors.code.unknown");

/** The schema of what is chosen besides trip and extras. */
export const choiceSchema = z.object({
  driverAge: z.preprocess(
    (value) => (typeof value === "number" ? String(value) : (value ?? "")),
    z
      .string(WRONG_AGE)
      .transform((text) => text.trim())
      .refine((text) => text === "" || readAge(text) !== null, WRONG_AGE)
      .transform(readAge),
  ),
  secondDriver: choice(),
  zeroExcess: choice(),
  border: z.preprocess(
    (value) => value ?? "",
    z
      .string(WRONG_BORDER)
      .transform((text) => text.trim().toUpperCase())
      .refine((text) => /^([A-Z]{2})?$/.test(text), WRONG_BORDER),
  ),
  code: z.preprocess(
    (value) => value ?? "",
    z.string(WRONG_CODE).max(200, WRONG_CODE).transform(normalizeCode),
  ),
}) satisfies z.ZodType<ChoiceInput>;

/** The schema of the form, where the return location may be "same as pick-up". */
export const bookingFormSchema = bookingSchema.extend(choiceSchema.shape).transform((input) => {
  const back = input.return === SAME_AS_PICKUP ? input.pickup : input.return;
  return splitChoices({ ...input, return: back });
});

/** Splits what a form or a call of the API has into the input of a booking and its choices. */
export function splitChoices<Input extends ChoiceInput>(all: Input) {
  const { driverAge, secondDriver, zeroExcess, border, code, ...input } = all;
  return { input, choices: { driverAge, secondDriver, zeroExcess, border, code } };
}

/** Returns the schema of the name of a place, which `placeBooking` looks up. */
function placeName(field: "pickup" | "return") {
  const required = messageKey(`booking.errors.${field}`);
  return trimmedLine(required).pipe(
    z
      .string()
      .min(1, required)
      .max(FIELD_LIMITS.place, { error: required, abort: true })
      .refine(isPrintableLine, required),
  );
}

function line(field: "name" | "email" | "phone" | "vehicle", min: number) {
  const required = messageKey(`booking.errors.${field}`);
  return trimmedLine(required).pipe(
    z
      .string()
      .refine((text) => visibleLength(text) >= min && isMoreThanEmoji(text), required)
      .max(FIELD_LIMITS[field], {
        error: messageKey(`booking.errors.tooLong.${field}`),
        abort: true,
      })
      .refine(isPrintableLine, UNPRINTABLE),
  );
}

/** Returns the schema of a form's checkbox, or of a JSON boolean. */
function choice() {
  const words = z.stringbool({ truthy: ["on", "true"], falsy: ["off", "false"] });
  return z
    .union([z.boolean(), words], { error: messageKey("booking.errors.choice") })
    .default(false);
}
