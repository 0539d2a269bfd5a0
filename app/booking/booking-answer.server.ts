import { z } from "zod";
import { byExtraField } from "~/pricing/extras";
import { LOCATIONS } from "~/pricing/locations";
import { VEHICLE_TYPES } from "~/pricing/rates";
import { answerSchema } from "~/web/answer-schema";
import { CONTACT_PREFERENCES, type Booking } from "./booking";
import type { StaffBooking } from "./booking.queries.server";
import { BOOKING_STATUSES } from "./status";

const text = z.string();
const date = z.iso.date().describe("`YYYY-MM-DD`, in Georgia.");
const time = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .describe("`HH:MM`, in Georgia.");

const fields = {
  id: z.int().describe("The booking number."),
  name: text,
  email: text,
  phone: text,
  vehicle: text.describe("The name of a car, or `Other`."),
  vehicleType: z.enum(VEHICLE_TYPES),
  pickup: z.enum(LOCATIONS),
  return: z.enum(LOCATIONS),
  pickupDate: date,
  pickupTime: time,
  returnDate: date,
  returnTime: time,
  notes: text,
  rentalDays: z.int(),
  pricePerDay: z.number().describe("USD."),
  deliveryFee: z.number().describe("GEL, paid apart from `totalPrice`."),
  totalPrice: z.number().describe("USD: days times rate, and extras."),
  ...byExtraField(() => z.boolean()),
  status: z.enum(BOOKING_STATUSES),
  contactPreference: z.enum(CONTACT_PREFERENCES),
  createdAt: z.iso.datetime().describe("UTC."),
};

/** A stored booking as the API answers it. */
export const bookingAnswer = answerSchema<Booking>()(fields);

/** A booking as the API answers it to staff. */
export const staffBookingAnswer = answerSchema<StaffBooking>()({
  ...fields,
  vehiclePlate: text
    .nullable()
    .describe("Null: the vehicle has none, or the booking has no vehicle of the fleet."),
});

/** Why a booking's status was not set. */
export const statusRefusal = z.object({
  error: text.describe("A sentence for the developer of the client."),
  conflicts: z
    .array(z.int())
    .describe("The bookings that have the vehicles of the model at its time, at most 100."),
});
