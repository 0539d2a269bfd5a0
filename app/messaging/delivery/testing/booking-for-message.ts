import { bookingCar } from "~/booking/testing/booking-car";
import { bookingInput } from "~/booking/testing/booking-input";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { withFees } from "~/booking/testing/stored-quote";

export function bookingForMessage(changes: Partial<BookingForMessage> = {}): BookingForMessage {
  return withFees({
    ...bookingInput(),
    phoneE164: "+995555123456",
    flight: "",
    id: 12,
    reference: "K7M4XQ",
    rentalDays: 6,
    pricePerDay: 50,
    deliveryFee: 45,
    totalPrice: 300,
    currency: "USD",
    exchange: null,
    choices: {},
    lines: null,
    placeNames: null,
    status: "pending",
    cancelReason: null,
    cancelNote: "",
    isPickupPast: false,
    isOver: false,
    createdAt: "2030-06-01T08:00:00.000Z",
    lang: "en",
    changes: 0,
    corrections: 0,
    messageCount: 0,
    changedAt: "2030-06-01T08:00:00.000Z",
    car: bookingCar(),
    calendarUid: "c".repeat(43),
    isProven: false,
    notices: [],
    gaps: [],
    hours: DEFAULT_HOURS,
    vehicleModel: null,
    vehiclePlate: null,
    carNews: null,
    shownPlate: null,
    passedDeadline: null,
    decidedBy: null,
    message: null,
    declineNote: "",
    actor: "visitor",
    ...changes,
  });
}
