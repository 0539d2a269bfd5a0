import { describe, expect, test } from "vitest";
import { convertTable, mapPrices, priceKey, type CurrencyTable } from "./currency-table";
import { filterLimit, USD_PRICES } from "./money";
import { EXAMPLE_EXTRAS, TENT, WIFI } from "./testing/example-extras";

const TIERS = [
  { minDays: 1, dailyRate: 50 },
  { minDays: 4, dailyRate: 0.2 },
];

const TABLE: CurrencyTable = {
  main: USD_PRICES,
  types: { sedan: TIERS, suv: TIERS },
  cars: {
    "7": { plan: TIERS, deposit: 100, excess: 300, zeroExcess: 7.5 },
    "8": { plan: null, deposit: 250, excess: 0, zeroExcess: null },
    "9": { plan: null, deposit: null, excess: null, zeroExcess: null },
  },
  seasons: [
    {
      name: { en: "Summer", ka: "ზაფხული" },
      from: "2030-07-01",
      to: "2030-08-31",
      percent: null,
      rates: { sedan: TIERS, suv: TIERS },
      minDays: 1,
    },
  ],
  extras: [...EXAMPLE_EXTRAS, { ...TENT, price: 7.5, isOffered: false }, { ...WIFI, price: 0 }],
  fees: [
    { kind: "border", amount: 30, currency: "USD", country: "AM" },
    { kind: "border", amount: 75, currency: "GEL", country: "TR" },
    { kind: "delivery", amount: 60, currency: "GEL", pickup: "tbilisi", return: "batumi" },
    { kind: "secondDriver", amount: 10, currency: "USD", perDay: true, atMost: 70 },
    { kind: "extraKm", amount: 0.2, currency: "USD" },
  ],
  codes: [
    { code: "TEN", percent: 10, amount: null, currency: null, lastDay: null, maxUses: null },
    { code: "USD5", percent: null, amount: 5, currency: "USD", lastDay: null, maxUses: 3 },
  ],
  claims: {
    customers: "5000",
    usualPricesFrom: "35",
    usualPricesTo: "90",
    depositFrom: "50",
    depositTo: "100",
    driverFrom: "80",
    driverTo: "100",
  },
};

test("every price is converted and rounded, none to 0 but what is free", () => {
  const lari = convertTable(TABLE, "GEL", { GEL: 2.72 });
  const tiers = [
    { minDays: 1, dailyRate: 136 },
    { minDays: 4, dailyRate: 1 },
  ];
  expect(lari).toMatchObject({
    main: { currency: "GEL", rate: 2.72 },
    types: { sedan: tiers, suv: tiers },
    cars: {
      "7": { plan: tiers, deposit: 272, excess: 816, zeroExcess: 20 },
      "8": { plan: null, deposit: 680, excess: 0, zeroExcess: null },
      "9": { plan: null, deposit: null, excess: null, zeroExcess: null },
    },
    seasons: [{ from: "2030-07-01", rates: { sedan: tiers, suv: tiers } }],
    extras: [
      { slug: "child-seat", price: 54 },
      { slug: "ski-rack", price: 68 },
      { price: 20, perDay: true, max: 2, isOffered: false },
      { price: 0 },
    ],
    claims: { customers: "5000", usualPricesFrom: "95", driverTo: "272" },
  });
  expect(convertTable(lari, "GEL", { GEL: 3 })).toBe(lari);
  const back = convertTable(lari, "USD", { GEL: 2.72 });
  expect(back.main).toEqual({ currency: "USD", rate: 1 });
  expect(back.extras).toMatchObject([{ price: 20 }, { price: 25 }, { price: 7 }, { price: 0 }]);
});

test("each price has a key of its own", () => {
  const keys: string[] = [];
  mapPrices(TABLE, (amount, of) => {
    keys.push(priceKey(of));
    return amount;
  });
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(
    expect.arrayContaining(["season2030-07-01-suv-4", "extra-child-seat", "extra-roof-tent"]),
  );
  expect(keys.every((key) => /^[\w-]+$/.test(key))).toBe(true);
});

describe("a limit of the price filter", () => {
  test.each([
    [40, 2.72, 110],
    [70, 2.72, 190],
    [40, 0.01, 10],
  ])("of %d USD at %d is %d", (usd, rate, limit) => {
    expect(filterLimit(usd, { ...USD_PRICES, currency: "GEL", rate })).toBe(limit);
    expect(filterLimit(usd, USD_PRICES)).toBe(usd);
  });
});

test("fees and codes in the main currency are converted, also back", () => {
  const lari = convertTable(TABLE, "GEL", { GEL: 2.72 });
  expect(lari.fees).toEqual([
    { kind: "border", amount: 82, currency: "GEL", country: "AM" },
    { kind: "border", amount: 75, currency: "GEL", country: "TR" },
    { kind: "delivery", amount: 60, currency: "GEL", pickup: "tbilisi", return: "batumi" },
    { kind: "secondDriver", amount: 27, currency: "GEL", perDay: true, atMost: 190 },
    { kind: "extraKm", amount: 0.54, currency: "GEL" },
  ]);
  expect(lari.codes).toMatchObject([{ percent: 10 }, { amount: 14, currency: "GEL" }]);
  const dollars = convertTable(lari, "USD", { GEL: 2.72 });
  expect(dollars.fees.map(({ amount, currency }) => [amount, currency])).toEqual([
    [30, "USD"],
    [28, "USD"],
    [60, "GEL"],
    [10, "USD"],
    [0.2, "USD"],
  ]);
});
