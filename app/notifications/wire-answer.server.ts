import { z } from "zod";
import { BOOKING_STATUSES } from "~/booking/status";
import { byExtraField } from "~/pricing/fixed-extras";
import { answerSchema } from "~/web/answer-schema";
import type { BookingNotification, OwnBooking, WireMessage } from "./wire";
import { MAIN_CURRENCIES } from "~/pricing/main-prices";

const text = z.string();
const date = z.iso.date();
const status = z.enum(BOOKING_STATUSES);

const newBooking = answerSchema<BookingNotification>()({
  id: z.int(),
  name: text,
  vehicle: text,
  dates: text.describe("Both dates in one text."),
  pickupDate: date,
  returnDate: date,
  phone: text.describe("As typed."),
  phoneE164: text.nullable().describe("The number to call, in E.164; null if none can be read."),
  ...byExtraField(() => z.boolean()),
  total: z.number().describe("In `currency`."),
  currency: z.enum(MAIN_CURRENCIES),
  timestamp: z.iso.datetime(),
});

const ownBooking = answerSchema<OwnBooking>()({
  id: z.int(),
  vehicle: text,
  pickupDate: date,
  returnDate: date,
  status,
  changedAt: z.iso.datetime(),
});

/** What the socket sends. */
export const wireAnswer = z.discriminatedUnion("type", [
  z
    .object({ type: z.literal("new_booking"), booking: newBooking })
    .describe("To staff: a new booking."),
  z
    .object({ type: z.literal("booking_changed"), booking: z.object({ id: z.int(), status }) })
    .describe("To staff: a booking's status was set, or its visitor wrote."),
  z
    .object({ type: z.literal("own_bookings"), bookings: z.array(ownBooking) })
    .describe("To the browser that made them, when its socket opens: newest first."),
  z
    .object({ type: z.literal("own_booking_changed"), booking: ownBooking })
    .describe("To the browser that made it."),
]) satisfies z.ZodType<WireMessage>;
