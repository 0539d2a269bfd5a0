import { USD_PRICES, type Money } from "~/catalog/pricing/money";
import { describe, expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { quote } from "~/catalog/pricing/quote";
import { ownPlan } from "~/catalog/pricing/seasons";
import type { RatePlan } from "~/catalog/pricing/rates";
import { EXAMPLE_EXTRAS } from "~/catalog/pricing/testing/example-extras";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { deliveryRows, quoteRows, rateRows, totalRows } from "./price-rows";

const DOLLARS: Money = { currency: "USD", exchange: null };

const en = i18nFor("en").t;
const ka = i18nFor("ka").t;

const SEDAN: RatePlan = [
  { minDays: 1, dailyRate: 50 },
  { minDays: 2, dailyRate: 45 },
  { minDays: 11, dailyRate: 35 },
];
const SUV: RatePlan = [
  { minDays: 1, dailyRate: 55 },
  { minDays: 4, dailyRate: 45.5 },
];

const WEEK = {
  pickupDate: "2027-05-08",
  returnDate: "2027-05-15",
  deliveryFee: 45,
  extras: [{ ...EXAMPLE_EXTRAS[0], quantity: 1 }],
};

describe("rate rows", () => {
  test.each([
    ["one plan", en, [SEDAN], ["| 1 day | $50 |", "| 2–10 days | $45 |", "| 11+ days | $35 |"]],
    ["in Georgian", ka, [SUV], ["| 1–3 დღე | 55\u00a0$ |", "| 4 დღიდან | 45,50\u00a0$ |"]],
    [
      "plans that change their rate at different days",
      en,
      [SEDAN, SUV],
      [
        "| 1 day | $50 | $55 |",
        "| 2–3 days | $45 | $55 |",
        "| 4–10 days | $45 | $45.50 |",
        "| 11+ days | $35 | $45.50 |",
      ],
    ],
  ])("%s", (_, t, plans, rows) => {
    expect(rateRows(t, DOLLARS, ...plans)).toBe(rows.join("\n"));
  });
});

describe("total rows", () => {
  test.each([
    ["of one day", [1], ["| 1 | $50 | $55 |"]],
    ["with cents and thousands", [3, 30], ["| 3 | $135 | $165 |", "| 30 | $1,050 | $1,365 |"]],
  ])("%s", (_, lengths, rows) => {
    expect(totalRows(en, DOLLARS, lengths, SEDAN, SUV)).toBe(rows.join("\n"));
  });
});

describe("quote rows", () => {
  const rates = { date: "2027-05-01", GEL: 2.72, EUR: 0.86 };

  test.each([
    [
      "an extra and a delivery that costs",
      en,
      WEEK,
      rates,
      [
        "| **To pay** | **$351** |",
        "| 7 days at $45 | $315 |",
        "| Child seat | $20 |",
        "| Total | $335 |",
        "| Delivery | 45 GEL = $16 |",
        "| Exchange rate | 1 USD = 2.72 GEL, 1 May 2027 |",
      ],
    ],
    [
      "a delivery that no rate converts",
      en,
      WEEK,
      null,
      [
        "| 7 days at $45 | $315 |",
        "| Child seat | $20 |",
        "| **Total** | **$335** |",
        "| Delivery, paid separately | 45 GEL |",
      ],
    ],
    [
      "in Georgian, a free delivery",
      ka,
      { ...WEEK, deliveryFee: 0, extras: [] },
      { ...rates, isDollarsFirst: true },
      [
        "| **გადასახდელი თანხა** | **315\u00a0$** |",
        "| 7 დღე, დღეში 45\u00a0$ | 315\u00a0$ |",
        "| მიწოდება | უფასო |",
      ],
    ],
  ])("%s", (_, t, input, exchange, rows) => {
    const price = quote(ownPlan(SEDAN, [], USD_PRICES, exchange), input);
    expect(quoteRows(t, { ...price, pickup: "Tbilisi Airport" })).toBe(rows.join("\n"));
  });
});

test("delivery rows name each place with a fee of its own", () => {
  const rows = [
    "| Tbilisi | free |",
    "| Tbilisi Airport | 45 GEL |",
    "| Kutaisi Airport | 150 GEL |",
    "| Batumi | 200 GEL |",
  ];
  expect(deliveryRows(en, EXAMPLE_PLACES)).toBe(rows.join("\n"));
});
