import { z } from "zod";
import type { Booking } from "~/booking/booking";
import type { OwnBooking } from "~/booking/booking-events.queries.server";
import { BOOKING_STATUSES } from "~/booking/status";
import { byExtraField } from "~/catalog/pricing/extras";
import { MAIN_CURRENCIES } from "~/catalog/pricing/money";
import { answerSchema } from "~/web/response-schema";
import { payableResponse } from "~/booking/quote.response.server";

export type { OwnBooking } from "~/booking/booking-events.queries.server";

const text = z.string();
const date = z.iso.date();
const status = z.enum(BOOKING_STATUSES);

/** A new booking for staff (specification 3). */
const newBooking = z.object({
  id: z.int(),
  reference: text,
  name: text,
  vehicle: text,
  dates: text.describe("Both dates in one text."),
  pickupDate: date,
  pickupTime: text.describe("`HH:MM`, in Georgia."),
  returnDate: date,
  status,
  phone: text.describe("As typed."),
  phoneE164: text.nullable().describe("The number to call, in E.164; null if none can be read."),
  ...byExtraField(() => z.boolean()),
  total: z.number().describe("In `currency`."),
  payable: payableResponse,
  currency: z.enum(MAIN_CURRENCIES),
  timestamp: z.iso.datetime(),
});

const ownBooking = answerSchema<OwnBooking>()({
  id: z.int(),
  reference: text,
  vehicle: text,
  pickupDate: date,
  returnDate: date,
  status,
  changedAt: z.iso.datetime(),
});

/** The schema of the messages that the socket sends. */
export const wireMessage = z.discriminatedUnion("type", [
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
]);

export type WireMessage = z.infer<typeof wireMessage>;
export type BookingNotification = z.infer<typeof newBooking>;

/** Returns the message of a new booking. It picks each field: `booking` has more, which must not be sent. */
export function newBookingMessage(booking: Booking) {
  const { id, reference, name, vehicle, pickupDate, pickupTime, returnDate } = booking;
  const { phone, phoneE164, status: current } = booking;
  return {
    type: "new_booking",
    booking: {
      id,
      reference,
      name,
      vehicle,
      dates: `${pickupDate} – ${returnDate}`,
      pickupDate,
      pickupTime,
      returnDate,
      status: current,
      phone,
      phoneE164,
      ...byExtraField(({ field }) => booking[field]),
      total: booking.totalPrice,
      payable: booking.payable,
      currency: booking.currency,
      timestamp: booking.createdAt,
    },
  } satisfies WireMessage;
}

/**
 * Returns the message of a changed booking of a customer. It picks each field: `booking` has more, which must not
 * be sent.
 */
export function ownBookingChangedMessage(booking: OwnBooking) {
  const { id, reference, vehicle, pickupDate, returnDate, status: current, changedAt } = booking;
  const own = { id, reference, vehicle, pickupDate, returnDate, status: current, changedAt };
  return { type: "own_booking_changed", booking: own } satisfies WireMessage;
}
