import { expect, test } from "vitest";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import {
  newBookingMessage,
  ownBookingChangedMessage,
  wireMessage,
  type OwnBooking,
  type WireMessage,
} from "./wire.server";

const booking = bookingForMessage({ addSkiRack: true, status: "confirmed" });
const own: OwnBooking = {
  id: 12,
  reference: "K7M4XQ",
  vehicle: "Toyota RAV4",
  pickupDate: "2030-06-10",
  returnDate: "2030-06-15",
  status: "confirmed",
  changedAt: "2030-06-01T08:00:00.000Z",
};

const messages: [string, WireMessage, object][] = [
  [
    "a new booking",
    newBookingMessage(booking),
    {
      type: "new_booking",
      booking: {
        id: 12,
        reference: "K7M4XQ",
        name: "Nino Beridze",
        vehicle: "Toyota RAV4",
        dates: "2030-06-10 – 2030-06-15",
        pickupDate: "2030-06-10",
        pickupTime: booking.pickupTime,
        returnDate: "2030-06-15",
        status: "confirmed",
        phone: "+995 555 12 34 56",
        phoneE164: "+995555123456",
        addChildSeat: false,
        addSkiRack: true,
        total: 300,
        payable: null,
        currency: "USD",
        timestamp: "2030-06-01T08:00:00.000Z",
      },
    },
  ],
  [
    "a changed own booking, without names and contacts",
    ownBookingChangedMessage(booking),
    { type: "own_booking_changed", booking: own },
  ],
];

test.each(messages)("the message of %s has only its documented fields", (_, message, expected) => {
  expect(message).toEqual(expected);
  expect(wireMessage.parse(message)).toEqual(expected);
});
