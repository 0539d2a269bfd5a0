import { z } from "zod";
import { messageKey } from "~/web/message-key";
import { isPrintableText, withLineFeeds } from "~/web/plain-text";
import { trimmedText } from "~/web/text-schema";
import { MESSAGE_LENGTH } from "~/booking/manage/own-booking-constants";

const MISSING = messageKey("ownBooking.errors.message");

/** A visitor's message on a booking. Error messages are translation keys. */
export const messageSchema = z.object({
  message: trimmedText(MISSING)
    .transform(withLineFeeds)
    .pipe(
      z
        .string()
        .min(1, MISSING)
        .max(MESSAGE_LENGTH, { error: messageKey("ownBooking.errors.tooLong"), abort: true })
        .refine(isPrintableText, messageKey("ownBooking.errors.unprintable")),
    ),
});
