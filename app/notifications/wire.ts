import type { Booking, CustomerPhone } from "~/booking/booking";
import type { BookingStatus } from "~/booking/status";
import { pickExtras, type ExtraChoices } from "~/pricing/fixed-extras";
import type { OwnBooking } from "~/booking/booking-events.queries.server";
import { isRecord } from "~/records";
import type { MainCurrency } from "~/pricing/main-prices";

export type { OwnBooking } from "~/booking/booking-events.queries.server";

/** A new booking for staff (specification 3). */
export type BookingNotification = ExtraChoices &
  CustomerPhone & {
    id: number;
    name: string;
    vehicle: string;
    dates: string;
    pickupDate: string;
    returnDate: string;
    total: number;
    /** Of `total`. */
    currency: MainCurrency;
    /** Creation time, ISO 8601 in UTC. */
    timestamp: string;
  };

export type WireMessage =
  /** To staff. */
  | { type: "new_booking"; booking: BookingNotification }
  /** To staff: a new status, or a message of the visitor. */
  | { type: "booking_changed"; booking: { id: number; status: BookingStatus } }
  /** To the browser that made them, when its socket opens. Newest first. */
  | { type: "own_bookings"; bookings: OwnBooking[] }
  /** To the browser that made it. */
  | { type: "own_booking_changed"; booking: OwnBooking };

export function newBookingMessage(booking: Booking): WireMessage {
  const { id, name, vehicle, pickupDate, returnDate, phone, phoneE164 } = booking;
  return {
    type: "new_booking",
    booking: {
      id,
      name,
      vehicle,
      dates: `${pickupDate} – ${returnDate}`,
      pickupDate,
      returnDate,
      phone,
      phoneE164,
      ...pickExtras(booking),
      total: booking.totalPrice,
      currency: booking.currency,
      timestamp: booking.createdAt,
    },
  };
}

export function bookingChangedMessage({ id, status }: Booking): WireMessage {
  return { type: "booking_changed", booking: { id, status } };
}

export function ownBookingsMessage(bookings: OwnBooking[]): WireMessage {
  return { type: "own_bookings", bookings };
}

/** Picks each field: `booking` may have more, which must not be sent. */
export function ownBookingChangedMessage(booking: OwnBooking): WireMessage {
  const { id, vehicle, pickupDate, returnDate, status, changedAt } = booking;
  const own = { id, vehicle, pickupDate, returnDate, status, changedAt };
  return { type: "own_booking_changed", booking: own };
}

const TYPES: ReadonlySet<unknown> = new Set<WireMessage["type"]>([
  "new_booking",
  "booking_changed",
  "own_bookings",
  "own_booking_changed",
]);

/** Null for an unknown type, for example of a newer server. */
export function readMessage(text: string): WireMessage | null {
  const message: unknown = JSON.parse(text);
  return isWireMessage(message) ? message : null;
}

function isWireMessage(message: unknown): message is WireMessage {
  return isRecord(message) && TYPES.has(message.type);
}
