import { expect, test } from "vitest";
import type { QuoteLine } from "~/catalog/pricing/quote";
import { EXAMPLE_EXTRAS, WIFI } from "~/catalog/pricing/testing/example-extras";
import { USD_PRICES } from "~/catalog/pricing/money";
import { quoteReturn } from "./return-quote";

const plan = {
  tiers: [
    { minDays: 1, dailyRate: 50 },
    { minDays: 7, dailyRate: 40 },
  ],
  seasons: [],
  main: USD_PRICES,
  exchange: { date: "2030-05-20", GEL: 2.5, EUR: 0.9 },
};
const wifi = { en: "Wi-Fi", ka: "ინტერნეტი" };
const tent = { en: "Tent", ka: "კარავი" };
const extras = [
  { ...WIFI, name: wifi, price: 2, perDay: true, max: 2 },
  { ...EXAMPLE_EXTRAS[0], price: 21, max: 2 },
];
const seat = { kind: "childSeat" as const, amount: 20 };

const fee = { kind: "delivery" as const, original: { amount: 45, currency: "GEL" as const } };

const booking = (lines: QuoteLine[]) => ({
  pickupDate: "2030-06-01",
  rentalDays: 5,
  pricePerDay: 50,
  addChildSeat: true,
  currency: "USD" as const,
  deliveryFee: 45,
  lines: [{ kind: "rental" as const, days: 5, dailyRate: 50, amount: 250 }, ...lines],
});

const offerLine = (name: typeof wifi, quantity: number, amount: number) => ({
  kind: "extra" as const,
  name,
  quantity,
  amount,
});

test("another return has the rate of its days, and its extras by day", () => {
  const lines = [seat, offerLine(wifi, 1, 10)];
  expect(quoteReturn(booking(lines), "2030-06-08", { plan, extras })).toMatchObject({
    rentalDays: 7,
    pricePerDay: 40,
    lines: [
      { kind: "rental", days: 7, dailyRate: 40, amount: 280 },
      { kind: "childSeat", quantity: 1, amount: 21 },
      offerLine(wifi, 1, 14),
    ],
  });
});

test("a renamed child seat is found again, with its quantity", () => {
  const lines = [{ ...seat, name: tent, quantity: 2, amount: 40 }];
  expect(quoteReturn(booking(lines), "2030-06-08", { plan, extras }).lines.at(-1)).toEqual({
    kind: "childSeat",
    name: EXAMPLE_EXTRAS[0].name,
    quantity: 2,
    amount: 42,
  });
});

test("an extra that is not offered any more stays as it was booked", () => {
  const lines = [seat, offerLine(tent, 1, 30)];
  const found = quoteReturn(booking(lines), "2030-06-03", { plan, extras });
  expect(found.lines.at(-1)).toEqual(offerLine(tent, 1, 30));
  expect(found.totalPrice).toBe(found.lines.reduce((sum, { amount }) => sum + amount, 0));
});

test("in a former main currency, rate and extras stay as they were booked", () => {
  const inLari = { ...plan, main: { ...USD_PRICES, currency: "GEL" as const, rate: 2.7 } };
  const found = quoteReturn(booking([seat]), "2030-06-11", { plan: inLari, extras });
  expect(found).toEqual({
    rentalDays: 10,
    pricePerDay: 50,
    totalPrice: 520,
    lines: [{ kind: "rental", days: 10, dailyRate: 50, amount: 500 }, seat],
    fees: [{ ...fee, amount: 18, currency: "USD" }],
    payable: 538,
    exchange: plan.exchange,
  });
});

test("the delivery fee stays, and is converted at the newest rate", () => {
  const found = quoteReturn(booking([seat]), "2030-06-08", { plan, extras });
  expect(found).toMatchObject({
    fees: [{ ...fee, amount: 18, currency: "USD" }],
    payable: found.totalPrice + 18,
    exchange: plan.exchange,
  });
});

test("without rates of exchange, the delivery fee stands apart from the total", () => {
  const unset = { ...plan, exchange: null };
  expect(quoteReturn(booking([seat]), "2030-06-08", { plan: unset, extras })).toMatchObject({
    fees: [{ kind: "delivery", amount: 45, currency: "GEL" }],
    payable: null,
    exchange: null,
  });
});
