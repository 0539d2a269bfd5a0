import type { ExtraChoices } from "~/pricing/extras";
import type { Location } from "~/pricing/locations";
import type { VehicleType } from "~/pricing/rates";
import type { BookingStatus } from "./status";

export const CONTACT_PREFERENCES = ["whatsapp", "telegram", "email"] as const;
export type ContactPreference = (typeof CONTACT_PREFERENCES)[number];

/** In the form, the return location may be the pick-up's. */
export const SAME_AS_PICKUP = "same";

/** What a visitor fills in, checked. Dates are `YYYY-MM-DD`, times `HH:MM`. */
export type BookingInput = ExtraChoices & {
  name: string;
  email: string;
  phone: string;
  vehicle: string;
  vehicleType: VehicleType;
  pickup: Location;
  return: Location;
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
  returnTime: string;
  notes: string;
  contactPreference: ContactPreference;
};

/** A stored booking. `pricePerDay` and `totalPrice` are USD, `deliveryFee` is GEL. */
export type Booking = BookingInput & {
  id: number;
  rentalDays: number;
  pricePerDay: number;
  deliveryFee: number;
  totalPrice: number;
  status: BookingStatus;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

/** What the form starts with (specification 4). */
export const FORM_DEFAULTS = {
  pickupTime: "12:00",
  returnTime: "12:00",
  contactPreference: "whatsapp",
} as const;

/** The most characters that each text field takes. */
export const FIELD_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  vehicle: 100,
  notes: 2000,
} as const;

/** The form's field with the price that the page showed, as `quoteCode` writes it. */
export const PRICE_FIELD = "quote";

/** The form's second button: without scripts it shows the price, and everything stays as typed. */
export const PRICE_INTENT = "price";

/** A field that people don't see and robots fill in. */
export const TRAP_FIELD = "website";
