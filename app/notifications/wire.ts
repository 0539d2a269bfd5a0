import type { Booking } from "~/booking/booking";

/** What the socket tells staff of a new booking (specification 3). `total` is USD. */
export type BookingNotification = {
  id: number;
  name: string;
  vehicle: string;
  /** Both dates in one text, and apart. */
  dates: string;
  pickupDate: string;
  returnDate: string;
  phone: string;
  addChildSeat: boolean;
  addSkiRack: boolean;
  total: number;
  /** When it was placed, ISO 8601 in UTC. */
  timestamp: string;
};

export type WireMessage = { type: "new_booking"; booking: BookingNotification };

/** The booking as one message of the socket. */
export function newBookingMessage(booking: Booking): WireMessage {
  const { id, name, vehicle, pickupDate, returnDate, phone, addChildSeat, addSkiRack } = booking;
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
      addChildSeat,
      addSkiRack,
      total: booking.totalPrice,
      timestamp: booking.createdAt,
    },
  };
}

/** Reads a message of the socket; null for one of a type that this page does not know. */
export function readMessage(text: string): WireMessage | null {
  const message: unknown = JSON.parse(text);
  const known =
    typeof message === "object" &&
    message !== null &&
    "type" in message &&
    message.type === "new_booking";
  return known ? (message as WireMessage) : null;
}
