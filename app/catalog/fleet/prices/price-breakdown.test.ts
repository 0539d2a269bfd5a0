import { describe, expect, test } from "vitest";
import { bookingInput } from "~/booking/testing/booking-input";
import { quote } from "~/catalog/pricing/quote";
import { ownPlan } from "~/catalog/pricing/seasons";
import { USD_PRICES, type MainPrices } from "~/catalog/pricing/money";
import type { ExchangeRates } from "~/catalog/pricing/exchange-rates";
import { EXAMPLE_EXTRAS } from "~/catalog/pricing/testing/example-extras";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { priceBreakdown } from "./price-breakdown";

const RATES: ExchangeRates = { date: "2030-06-01", GEL: 2.72, EUR: 0.86 };
const EXAMPLE = { ...RATES, isExample: true };
const LARI: MainPrices = { currency: "GEL", rate: 2.72 };

type Case = {
  pickup: string | null;
  fee: number;
  exchange: ExchangeRates | null;
  main?: MainPrices;
};

function shown({ pickup, fee, exchange, main = USD_PRICES }: Case) {
  const plan = ownPlan([{ minDays: 1, dailyRate: 45 }], [], main, exchange);
  const { pickupDate, returnDate } = bookingInput();
  const extras = [{ ...EXAMPLE_EXTRAS[0], quantity: 1 }];
  return { ...quote(plan, { pickupDate, returnDate, deliveryFee: fee, extras }), pickup };
}

function rowsOf(lang: "en" | "ka", asked: Case) {
  return priceBreakdown(i18nFor(lang).t, shown(asked)).map(({ label, value, isSum }) =>
    `${isSum ? "* " : ""}${label}: ${value}`.replaceAll("\u00a0", " "),
  );
}

const AIRPORT = { pickup: "Tbilisi Airport", fee: 45 };

const CASES: [string, "en" | "ka", Case, string[]][] = [
  [
    "the sum to pay, then its parts",
    "en",
    { ...AIRPORT, exchange: RATES },
    [
      "* To pay: $261",
      "5 days at $45: $225",
      "Child seat: $20",
      "Total: $245",
      "Delivery: 45 GEL = $16",
    ],
  ],
  [
    "in Georgian, dollars first with the rates of the example",
    "ka",
    { ...AIRPORT, exchange: EXAMPLE },
    [
      "* გადასახდელი თანხა: 261 $",
      "5 დღე, დღეში 45 $: 225 $",
      "ბავშვის სავარძელი: 20 $",
      "ჯამი: 245 $",
      "მიწოდება: 45 ₾ = 16 $",
    ],
  ],
  [
    "in Georgian, lari first at the rate of the company",
    "ka",
    { ...AIRPORT, exchange: RATES },
    [
      "* გადასახდელი თანხა: ≈ 710 ₾ (261 $)",
      "5 დღე, დღეში 45 $: 225 $",
      "ბავშვის სავარძელი: 20 $",
      "ჯამი: 245 $",
      "მიწოდება: 45 ₾ = 16 $",
    ],
  ],
  [
    "in Georgian, dollars first where the company chose so",
    "ka",
    { ...AIRPORT, exchange: { ...RATES, isDollarsFirst: true } },
    [
      "* გადასახდელი თანხა: 261 $",
      "5 დღე, დღეში 45 $: 225 $",
      "ბავშვის სავარძელი: 20 $",
      "ჯამი: 245 $",
      "მიწოდება: 45 ₾ = 16 $",
    ],
  ],
  [
    "without rates, the total and the delivery apart",
    "en",
    { ...AIRPORT, exchange: null },
    [
      "5 days at $45: $225",
      "Child seat: $20",
      "* Total: $245",
      "Delivery, paid separately: 45 GEL",
    ],
  ],
  [
    "in lari nothing is converted",
    "en",
    { ...AIRPORT, exchange: RATES, main: LARI },
    [
      "* To pay: 290 GEL",
      "5 days at 45 GEL: 225 GEL",
      "Child seat: 20 GEL",
      "Total: 245 GEL",
      "Delivery: 45 GEL",
    ],
  ],
  [
    "a free delivery leaves no total beside the sum",
    "en",
    { pickup: "Tbilisi", fee: 0, exchange: RATES },
    ["* To pay: $245", "5 days at $45: $225", "Child seat: $20", "Delivery: free"],
  ],
  [
    "a delivery that has to be agreed on is named beside the sum",
    "en",
    { pickup: "Other", fee: 0, exchange: null },
    [
      "* To pay: $245, plus delivery by agreement",
      "5 days at $45: $225",
      "Child seat: $20",
      "Delivery: by agreement",
    ],
  ],
  [
    "without a place, the sum is the total",
    "en",
    { pickup: null, fee: 0, exchange: RATES },
    ["* Total: $245", "5 days at $45: $225", "Child seat: $20", "Delivery: depends on the place"],
  ],
];

describe("a price in words", () => {
  test.each(CASES)("%s", (_, lang, asked, rows) => {
    expect(rowsOf(lang, asked)).toEqual(rows);
  });

  test.each(LANGUAGES)("has one sum in %s, and no label twice", (lang) => {
    for (const pickup of [null, "Tbilisi", "Other"]) {
      for (const fee of [0, 45]) {
        for (const exchange of [null, RATES]) {
          const rows = priceBreakdown(i18nFor(lang).t, shown({ pickup, fee, exchange }));
          expect(rows.filter(({ isSum }) => isSum)).toHaveLength(1);
          expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
        }
      }
    }
  });
});
