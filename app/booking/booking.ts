import type { ExtraFlags } from "~/catalog/pricing/extras";
import type { Choices } from "~/catalog/pricing/fee-rules";
import { USUAL_TIME, type VehicleType } from "~/catalog/pricing/rates";
import type { Localized } from "~/web/i18n/localized";
import type { StoredQuote } from "~/catalog/pricing/quote";
import type { BookingStatus } from "./status";
import type { MainCurrency } from "~/catalog/pricing/money";

export const CONTACT_PREFERENCES = ["whatsapp", "telegram", "email"] as const;
export type ContactPreference = (typeof CONTACT_PREFERENCES)[number];

/** The form's option for returning the car at the pick-up location. */
export const SAME_AS_PICKUP = "same";

/** A visitor's validated input. Dates are `YYYY-MM-DD`, times `HH:MM`. */
export type BookingInput = ExtraFlags & {
  name: string;
  email: string;
  phone: string;
  vehicle: string;
  vehicleType: VehicleType;
  /** The English name of a place, or `Other`. */
  pickup: string;
  return: string;
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
  returnTime: string;
  notes: string;
  contactPreference: ContactPreference;
};

export type PlaceNames = { pickup?: Localized; return?: Localized };

/** A stored booking. Its sums are in `currency`, only `deliveryFee` is GEL. */
export type Booking = BookingInput &
  Omit<StoredQuote, "lines"> & {
    id: number;
    /** What customers call the booking by: six characters, as `readReference` returns them. */
    reference: string;
    /** The first number in `phone`, in E.164; null if none can be read. Links lead to this number. */
    phoneE164: string | null;
    /** The flight with which the customer arrives, as typed on the page of the booking; empty if none was. */
    flight: string;
    deliveryFee: number;
    /** The main currency when the booking was made. */
    currency: MainCurrency;
    /** The lines of `totalPrice`; null in bookings from before they were stored. */
    lines: StoredQuote["lines"] | null;
    /** The names of the booking's places, without one that is by agreement. */
    placeNames: PlaceNames | null;
    choices: Choices;
    status: BookingStatus;
    /** The time when the booking was made, ISO 8601 in UTC. */
    createdAt: string;
  };

/** A phone as it was typed, and the number to call. */
export type CustomerPhone = Pick<Booking, "phone" | "phoneE164">;

/** Initial values of the form (specification 4). */
export const FORM_DEFAULTS = {
  return: SAME_AS_PICKUP,
  pickupTime: USUAL_TIME,
  returnTime: USUAL_TIME,
  contactPreference: "whatsapp",
} as const;

/** Maximum lengths, in characters. */
export const FIELD_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  vehicle: 100,
  place: 60,
  notes: 2000,
  flight: 40,
} as const;

/** The form field with the price that the page showed, as a `quoteCode`. */
export const PRICE_FIELD = "quote";

/** The form field with the names of the questions that were asked already, separated by commas. */
export const ASKED_FIELD = "asked";

/** The form field with the type that follows from the car of the page: the same type in the form was not chosen. */
export const FOLLOWED_TYPE_FIELD = "followedType";

/** The value of the form's second button, for browsers without scripts: it shows the price and books nothing. */
export const PRICE_INTENT = "price";

/** A field that is hidden from people; bots fill it in. */
export const HONEYPOT_FIELD = "website";

/** Which of a booking's planned times have passed, by the database's clock. */
export type PassedTimes = {
  isPickupPast: boolean;
  /** Whether pick-up and return have passed: the whole rental is over. */
  isOver: boolean;
};

/** The ways in which staff take a booking. */
export const DESK_SOURCES = ["phone", "door"] as const;
export type DeskSource = (typeof DESK_SOURCES)[number];

export type BookingSource = DeskSource | "site";
