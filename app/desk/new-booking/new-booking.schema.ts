import { z } from "zod";
import { bookingSchema } from "~/booking/booking.schema";
import { INPUT_FIELDS } from "~/booking/booking-fields";
import { DESK_SOURCES } from "~/booking/source";
import { ASKED_FIELD, PRICE_FIELD, SAME_AS_PICKUP } from "~/booking/booking";
import { readId } from "~/web/id";
import { messageKey } from "~/web/message-key";
import { readableLine } from "~/web/plain-text";

const NO_VEHICLE = messageKey("newBooking.errors.vehicle");

/** Of the fields of the form that have one value; further extras come besides. */
export const NEW_BOOKING_FIELDS = [
  "vehicleId",
  "source",
  "pinned",
  ASKED_FIELD,
  PRICE_FIELD,
  ...INPUT_FIELDS.filter((name) => name !== "vehicle" && name !== "vehicleType"),
] as const;

/** A booking that staff take: the visitors' fields, but a vehicle, and no need of an e-mail address. */
export const newBookingSchema = bookingSchema
  .omit({ vehicle: true, vehicleType: true })
  .extend({
    vehicleId: z
      .string(NO_VEHICLE)
      .transform((text) => Number(readId(text) ?? 0))
      .pipe(
        z
          .int(NO_VEHICLE)
          .min(1, NO_VEHICLE)
          .max(2 ** 31 - 1, NO_VEHICLE),
      ),
    source: z.enum(DESK_SOURCES, messageKey("newBooking.errors.source")),
    pinned: z.stringbool().default(false),
    email: z
      .union([z.string().overwrite(readableLine).length(0), bookingSchema.shape.email], {
        error: messageKey("booking.errors.email"),
      })
      .default(""),
    [ASKED_FIELD]: z.string().default(""),
    [PRICE_FIELD]: z.string().default(""),
  })
  .transform((input) => ({
    ...input,
    return: input.return === SAME_AS_PICKUP ? input.pickup : input.return,
  }));
