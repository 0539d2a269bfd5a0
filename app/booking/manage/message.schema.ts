import { z } from "zod";
import { isPrintableText } from "~/booking/booking.schema";
import { MESSAGE_LENGTH } from "./own-booking";

/** What a visitor writes on a booking. Messages are translation keys. */
export const messageSchema = z.object({
  message: z
    .string({ error: "ownBooking.errors.message" })
    // A form sends a line break as two characters.
    .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(1, "ownBooking.errors.message")
        .max(MESSAGE_LENGTH, "ownBooking.errors.tooLong")
        .refine(isPrintableText, "ownBooking.errors.unprintable"),
    ),
});
