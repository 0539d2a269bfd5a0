import { byExtraField } from "~/catalog/pricing/extras";
import type { Booking, BookingInput } from "./booking";
import type { StoredQuote } from "~/catalog/pricing/quote";
import { keysOf } from "~/web/records";

type BookingField = {
  /** The column in the table `bookings`. */
  column: string;
  /** The text format in which the column is selected: `HH:MM`, ISO 8601 in UTC, or null instead of an empty text. */
  as?: "time" | "instant" | "filled";
  /** Set if the visitor fills in the field. The form's price and notices depend on `watched` fields. */
  input?: "plain" | "watched";
};

/** A booking's fields, in the order of API and webhook. */
export const BOOKING_FIELDS: Readonly<Record<keyof Booking, BookingField>> = {
  id: { column: "id" },
  reference: { column: "reference" },
  name: { column: "name", input: "plain" },
  email: { column: "email", input: "plain" },
  phone: { column: "phone", input: "plain" },
  phoneE164: { column: "phone_e164", as: "filled" },
  vehicle: { column: "vehicle", input: "watched" },
  vehicleType: { column: "vehicle_type", input: "watched" },
  pickup: { column: "pickup", input: "watched" },
  return: { column: "return", input: "watched" },
  pickupDate: { column: "pickup_date", input: "watched" },
  pickupTime: { column: "pickup_time", as: "time", input: "watched" },
  returnDate: { column: "return_date", input: "watched" },
  returnTime: { column: "return_time", as: "time", input: "watched" },
  notes: { column: "notes", input: "plain" },
  flight: { column: "flight" },
  rentalDays: { column: "rental_days" },
  pricePerDay: { column: "price_per_day" },
  deliveryFee: { column: "delivery_fee" },
  totalPrice: { column: "total_price" },
  payable: { column: "payable" },
  currency: { column: "currency" },
  exchange: { column: "exchange" },
  lines: { column: "lines" },
  fees: { column: "fees" },
  placeNames: { column: "place_names" },
  choices: { column: "choices" },
  ...byExtraField(({ column }) => ({ column, input: "watched" as const })),
  status: { column: "status" },
  contactPreference: { column: "contact_preference", input: "plain" },
  createdAt: { column: "created_at", as: "instant" },
};

export const FIELD_NAMES = keysOf(BOOKING_FIELDS);

const PRICE_FIELDS = [
  "rentalDays",
  "pricePerDay",
  "totalPrice",
  "payable",
  "lines",
  "fees",
  "exchange",
] as const satisfies readonly (keyof StoredQuote)[];

/** Returns the columns of `bookings` that store a quote. */
export function quoteColumns(quote: StoredQuote) {
  return Object.fromEntries(PRICE_FIELDS.map((name) => [BOOKING_FIELDS[name].column, quote[name]]));
}

export const INPUT_FIELDS = FIELD_NAMES.filter(
  (name): name is keyof BookingInput => BOOKING_FIELDS[name].input !== undefined,
);

export const WATCHED_FIELDS = INPUT_FIELDS.filter(
  (name) => BOOKING_FIELDS[name].input === "watched",
);
