import { expect, test } from "vitest";
import { bookingForMessage } from "~/delivery/testing/booking-for-message";
import {
  bookingChangedMessage,
  newBookingMessage,
  ownBookingChangedMessage,
  ownBookingsMessage,
  readMessage,
  type OwnBooking,
  type WireMessage,
} from "./wire";
import { wireAnswer } from "./wire-answer.server";

const booking = bookingForMessage({ addSkiRack: true, status: "confirmed" });
const own: OwnBooking = {
  id: 12,
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
        name: "Nino Beridze",
        vehicle: "Toyota RAV4",
        dates: "2030-06-10 – 2030-06-15",
        pickupDate: "2030-06-10",
        returnDate: "2030-06-15",
        phone: "+995 555 12 34 56",
        phoneE164: "+995555123456",
        addChildSeat: false,
        addSkiRack: true,
        total: 300,
        currency: "USD",
        timestamp: "2030-06-01T08:00:00.000Z",
      },
    },
  ],
  [
    "a changed booking",
    bookingChangedMessage(booking),
    { type: "booking_changed", booking: { id: 12, status: "confirmed" } },
  ],
  ["own bookings", ownBookingsMessage([own]), { type: "own_bookings", bookings: [own] }],
  [
    "a changed own booking, without names and contacts",
    ownBookingChangedMessage(booking),
    { type: "own_booking_changed", booking: own },
  ],
];

test.each(messages)("the message of %s has only its documented fields", (_, message, expected) => {
  expect(message).toEqual(expected);
  expect(wireAnswer.parse(message)).toEqual(expected);
});

test.each(messages)("the browser reads the message of %s", (_, message) => {
  expect(readMessage(JSON.stringify(message))).toEqual(message);
});

test.each(["null", "7", '"new_booking"', "[]", "{}", '{"type":"later"}', '{"type":null}'])(
  "the browser ignores %s",
  (text) => {
    expect(readMessage(text)).toBeNull();
  },
);

test.each([
  { type: "later" },
  { type: "new_booking", booking: {} },
  { type: "new_booking", booking: { ...newBookingMessage(booking), addSkiRack: "yes" } },
  { type: "booking_changed", booking: { id: 12 } },
  { type: "own_bookings", bookings: [{ id: 12 }] },
  { type: "own_booking_changed", booking: {} },
])("the documentation allows no message such as %j", (message) => {
  expect(wireAnswer.safeParse(message).success).toBe(false);
});
