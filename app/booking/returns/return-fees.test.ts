import { expect, test } from "vitest";
import type { Choices, FeeRule } from "~/catalog/pricing/fee-rules";
import { quote } from "~/catalog/pricing/quote";
import { ownPlan } from "~/catalog/pricing/seasons";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { quoteAtRate, quoteReturn } from "./return-quote";

const EXCHANGE = { date: "2030-01-01", GEL: 2.5, EUR: 0.9 };
const FEES: FeeRule[] = [
  { kind: "lateReturn", amount: 5, currency: "USD", minutes: 0, atMost: null },
  { kind: "oneWay", amount: 40, currency: "USD", pickup: "tbilisi", return: "batumi" },
  { kind: "delivery", amount: 500, currency: "GEL", pickup: "tbilisi", return: "batumi" },
  { kind: "secondDriver", amount: 10, currency: "USD", perDay: true, atMost: 60 },
];
const PLAN = {
  ...ownPlan([{ minDays: 1, dailyRate: 50 }], []),
  exchange: EXCHANGE,
  rules: { graceMinutes: null, fees: FEES },
  zeroExcess: 6,
};
const CHOICES: Choices = {
  secondDriver: true,
  zeroExcess: true,
  discount: { code: "SPRING", percent: 10 },
};

const trip = {
  pickup: "Tbilisi",
  return: "Batumi",
  pickupDate: "2030-06-01",
  pickupTime: "12:00",
  returnDate: "2030-06-06",
  returnTime: "12:00",
};
const route = { pickup: "tbilisi", return: "batumi" };
const first = quote(PLAN, { ...trip, route, deliveryFee: 45, choices: CHOICES });
const booking = { ...trip, ...first, choices: CHOICES };

test("another return is priced with the stored choices, and the delivery as it was booked", () => {
  const later = { ...booking, returnTime: "14:00" };
  const found = quoteReturn(later, "2030-06-08", {
    plan: PLAN,
    extras: [],
    places: EXAMPLE_PLACES,
  });
  const amounts = found.fees.map(({ kind, amount }) => [kind, amount]);
  expect(amounts).toEqual([
    ["delivery", 18],
    ["oneWay", 40],
    ["lateReturn", 10],
    ["secondDriver", 60],
    ["zeroExcess", 42],
    ["discount", -35],
  ]);
  expect(found).toMatchObject({ rentalDays: 7, totalPrice: 350, payable: 485 });
});

test("a booking of another currency keeps the price of its cover, and its fees are converted", () => {
  const found = quoteAtRate(booking, "2030-06-07", {
    rate: 50,
    exchange: EXCHANGE,
    rules: { graceMinutes: null, fees: [{ ...FEES[3]!, amount: 25, currency: "GEL" } as FeeRule] },
  });
  expect(found.fees.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["delivery", 18],
    ["secondDriver", 24],
    ["zeroExcess", 36],
    ["discount", -30],
  ]);
  expect(found.payable).toBe(348);
});
