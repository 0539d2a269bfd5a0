import { expect, test } from "vitest";
import { bookingInput } from "~/booking/testing/booking-input";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import type { Booking } from "./booking";
import { bookingResponse, responseBooking } from "./booking.response.server";

const booking: Booking = {
  ...bookingInput({ addSkiRack: true }),
  phoneE164: "+995555123456",
  flight: "",
  id: 12,
  reference: "K7M4XQ",
  rentalDays: 5,
  pricePerDay: 41.5,
  deliveryFee: 45,
  totalPrice: 232.5,
  payable: null,
  fees: [{ kind: "delivery", amount: 45, currency: "GEL" }],
  currency: "USD",
  exchange: null,
  choices: {},
  lines: [
    { kind: "rental", days: 5, dailyRate: 41.5, amount: 207.5 },
    { kind: "skiRack", amount: 25 },
  ],
  placeNames: { pickup: { en: "Tbilisi Airport", ka: "თბილისის აეროპორტი" } },
  status: "pending",
  createdAt: "2030-06-01T08:00:00.000Z",
};

const ANSWERING = { hours: DEFAULT_HOURS, isPromised: true };

test("the documented answer has all fields of a booking", () => {
  expect(bookingResponse.parse(responseBooking(booking, ANSWERING))).toEqual(
    responseBooking(booking, ANSWERING),
  );
});

test.each<[string, Partial<Booking>]>([
  ["an exchange rate", { exchange: { date: "2030-06-01", GEL: 2.5, EUR: 0.9 } }],
  [
    "a season and extras",
    {
      lines: [
        { kind: "rental", days: 1, dailyRate: 9, amount: 9, season: { en: "S", ka: "ს" } },
        { kind: "childSeat", amount: 20 },
        { kind: "skiRack", name: { en: "Rack" }, quantity: 1, amount: 25 },
        { kind: "extra", name: { en: "Tent", ka: "კარავი" }, quantity: 2, amount: 5 },
      ],
    },
  ],
])("the documented answer has all fields of %s", (_, parts) => {
  const responded = responseBooking({ ...booking, ...parts }, ANSWERING);
  expect(bookingResponse.parse(responded)).toEqual(responded);
});

test.each<[keyof Booking, unknown]>([
  ["pickupTime", "12:00:00"],
  ["pickupTime", "at 12:00"],
  ["returnTime", "noon"],
  ["pickupDate", "10.6.2030"],
  ["addSkiRack", "on"],
  ["status", "lost"],
  ["createdAt", "2030-06-01"],
  ["id", 1.5],
])("the documented answer has no %s such as %j", (field, value) => {
  const responded = { ...responseBooking(booking, ANSWERING), [field]: value };
  expect(bookingResponse.safeParse(responded).success).toBe(false);
});

test.each([
  ["pending", true, "2030-06-01T09:00:00.000Z"],
  ["pending", false, null],
  ["confirmed", true, null],
  ["cancelled", true, null],
  ["completed", true, null],
] as const)("the answer to a %s booking, promised: %s, is due by %s", (status, isPromised, by) => {
  const responded = responseBooking({ ...booking, status }, { ...ANSWERING, isPromised });
  expect(responded.answerBy).toBe(by);
});
