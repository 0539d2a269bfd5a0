import { z } from "zod";
import { byExtraField } from "~/catalog/pricing/extras";
import { VEHICLE_TYPES } from "~/catalog/pricing/rates";
import { answerSchema, localizedResponse } from "~/web/response-schema";
import { CONTACT_PREFERENCES, type Booking } from "./booking";
import { answerBy, type ReplyRules } from "./reply-by";
import type { StaffBooking } from "./booking.queries.server";
import { quoteLines } from "~/catalog/pricing/quote";
import { lineResponse, payableResponse, responseLines } from "./quote.response.server";
import { REFERENCE } from "./reference";
import { BOOKING_STATUSES } from "./status";
import { MAIN_CURRENCIES } from "~/catalog/pricing/money";

/** A booking in the responses of the API and in webhooks: all lines of its price are in one list. */
type BookingResponse<B extends Booking> = Omit<B, "lines" | "fees" | "choices"> & {
  lines: ReturnType<typeof responseLines>;
  /** When the company answers a pending booking, ISO 8601 in UTC; null if it is not pending, or nothing is promised. */
  answerBy: string | null;
};

/** Returns a booking as the API responds with it. */
export function responseBooking<B extends Booking>(
  booking: B,
  replyRules: ReplyRules,
): BookingResponse<B> {
  const { fees, lines: _1, choices: _2, ...rest } = booking;
  const { currency } = booking;
  const lines = responseLines({ lines: quoteLines(booking), fees, currency });
  return { ...rest, lines, answerBy: answerBy(booking, replyRules) };
}

const text = z.string();
const date = z.iso.date().describe("`YYYY-MM-DD`, in Georgia.");
const time = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .describe("`HH:MM`, in Georgia.");

const placeName = localizedResponse.optional();

const fields = {
  id: z.int().describe("The booking number."),
  reference: z
    .string()
    .regex(REFERENCE)
    .describe("What the customer calls the booking by. It is random, and unique."),
  name: text,
  email: text,
  phone: text.describe("As typed."),
  phoneE164: text
    .nullable()
    .describe("The number to call, in E.164; null if none can be read from `phone`."),
  vehicle: text.describe("The name of a car, or `Other`."),
  vehicleType: z.enum(VEHICLE_TYPES),
  pickup: text.describe("The English name of a place, or `Other`."),
  return: text.describe("As `pickup`."),
  pickupDate: date,
  pickupTime: time,
  returnDate: date,
  returnTime: time,
  notes: text,
  flight: text.describe("As the customer typed it on the page of the booking; empty: none."),
  rentalDays: z.int(),
  pricePerDay: z.number().describe("In `currency`."),
  deliveryFee: z.number().describe("GEL; not in `totalPrice`."),
  totalPrice: z.number().describe("In `currency`: days times rate, and extras."),
  payable: payableResponse,
  currency: z.enum(MAIN_CURRENCIES).describe("Of the prices when the booking was made."),
  exchange: z
    .object({
      date,
      GEL: z.number(),
      EUR: z.number(),
      isExample: z.boolean().optional().describe("The rates are those of the example."),
      isDollarsFirst: z.boolean().optional().describe("Pages show no approximation in lari first."),
    })
    .nullable()
    .describe("The value of one US dollar when the price was made; null if none was set."),
  lines: z.array(lineResponse).describe("The lines of `payable`, where it is not null."),
  placeNames: z
    .object({ pickup: placeName, return: placeName })
    .nullable()
    .describe("The names of both places when the booking was made; none for `Other`."),
  ...byExtraField(() => z.boolean()),
  status: z.enum(BOOKING_STATUSES),
  contactPreference: z.enum(CONTACT_PREFERENCES),
  createdAt: z.iso.datetime().describe("UTC."),
  answerBy: z.iso
    .datetime()
    .nullable()
    .describe(
      "When a pending booking is answered at the latest, UTC. Null: it is not pending, the firm promises no answer by a " +
        "time, or less than two hours are left before the pick-up.",
    ),
};

/** The schema of a stored booking in the responses of the API. */
export const bookingResponse = answerSchema<BookingResponse<Booking>>()(fields);

/** The schema of a booking in the responses of the API to staff. */
export const staffBookingResponse = answerSchema<BookingResponse<StaffBooking>>()({
  ...fields,
  vehicleModel: text
    .nullable()
    .describe(
      "The model of the assigned vehicle, which may differ from `vehicle`; null without one.",
    ),
  vehiclePlate: text
    .nullable()
    .describe("Null: the vehicle has none, or the booking has no vehicle of the fleet."),
});

/** The schema of a response that says why a booking was not changed, or a vehicle not blocked. */
export const statusRefusal = z.object({
  error: text.describe("A sentence for the developer of the client."),
  conflicts: z
    .array(z.int())
    .describe(
      "The bookings that have the vehicle, or those of the model, at this time, at most 100.",
    ),
});
