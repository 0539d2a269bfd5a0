import { z } from "zod";
import { FIELD_LIMITS } from "~/booking/booking";
import { bookingSchema } from "~/booking/booking.schema";
import { messageKey } from "~/web/message-key";
import { isPrintableLine } from "~/web/plain-text";
import { trimmedLine } from "~/web/text-schema";
import { isSame, type Contacts } from "./correction";

const { name, email, phone, notes } = bookingSchema.shape;

const flight = trimmedLine(messageKey("booking.errors.flight")).pipe(
  z
    .string()
    .max(FIELD_LIMITS.flight, { error: messageKey("booking.errors.tooLong.flight"), abort: true })
    .refine(isPrintableLine, messageKey("booking.errors.unprintable")),
);

/**
 * Makes the schema of a correction, by the rules of the booking form. What is stored passes as it is: a booking taken
 * by phone may have no e-mail address. Error messages are translation keys.
 */
export function correctionSchema(stored: Contacts) {
  return z.object({
    name: orStored(name, stored.name),
    email: orStored(email, stored.email),
    phone: orStored(phone, stored.phone),
    notes: orStored(notes, stored.notes),
    flight: orStored(flight, stored.flight),
  });
}

/** A field that a post doesn't have stays as it is. */
function orStored(schema: z.ZodType<string>, stored: string) {
  const sent = z.unknown().optional();
  return sent.transform((typed, context) => {
    if (typed === undefined || (typeof typed === "string" && isSame(typed, stored))) return stored;
    const { data, error } = schema.safeParse(typed);
    if (!error) return data;
    for (const { message } of error.issues) context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}
