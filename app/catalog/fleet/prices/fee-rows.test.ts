import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import type { FeeRule } from "~/catalog/pricing/fee-rules";
import { isCodeOf, quote, quoteCode } from "~/catalog/pricing/quote";
import { ownPlan } from "~/catalog/pricing/seasons";
import { amountText } from "./delivery-text";
import { priceBreakdown } from "./price-breakdown";

const FEES: FeeRule[] = [
  { kind: "lateReturn", amount: 5, currency: "USD", minutes: 0, atMost: null },
  { kind: "outOfHours", amount: 20, currency: "GEL", from: "21:00", until: "08:00" },
  { kind: "secondDriver", amount: 10, currency: "USD", perDay: true, atMost: null },
  { kind: "youngDriver", amount: 15, currency: "USD", age: 25, perDay: false, atMost: null },
  { kind: "border", amount: 30, currency: "USD", country: "AM" },
];

/** Returns the price of two late days with every choice, with or without rates of exchange. */
function priceOf(hasRates: boolean, fees = FEES) {
  const exchange = hasRates ? { date: "2030-01-01", GEL: 2.5, EUR: 0.9 } : null;
  const plan = {
    ...ownPlan([{ minDays: 1, dailyRate: 50 }], []),
    exchange,
    rules: { graceMinutes: null, fees },
  };
  const found = quote(plan, {
    pickupDate: "2030-06-01",
    pickupTime: "19:00",
    returnDate: "2030-06-03",
    returnTime: "21:00",
    choices: {
      driverAge: 22,
      secondDriver: true,
      border: "AM",
      discount: { code: "SPRING", percent: 12.5 },
    },
  });
  return { ...found, pickup: "Tbilisi" };
}

const rowsIn = (lang: "en" | "ka", hasRates: boolean) =>
  priceBreakdown(i18nFor(lang).t, { ...priceOf(hasRates), exchange: null }).map(
    ({ label, value }) => `${label}: ${value}`,
  );

test("every fee is a row below the sum to pay", () => {
  expect(rowsIn("en", true)).toEqual([
    "To pay: $170.50",
    "2 days at $50: $100",
    "Total: $100",
    "Delivery: free",
    "Return out of hours: 20 GEL = $8",
    "Return later in the day, 2 hours: $10",
    "Second driver: $20",
    "Driver under 25: $15",
    "Permission to drive to Armenia: $30",
    "Discount code SPRING, 12.5%: −$12.50",
  ]);
});

test("no row has the label of another one", () => {
  for (const lang of ["en", "ka"] as const) {
    const labels = rowsIn(lang, true).map((row) => row.split(":")[0]);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test("without rates each currency has a sum, and a changed fee another code", () => {
  const { t } = i18nFor("en");
  const price = priceOf(false);
  expect(price.payable).toBeNull();
  expect(amountText(t, price)).toBe("$162.50 + 20 GEL");
  expect(rowsIn("en", false)).toContain("Return out of hours: 20 GEL");
  const code = quoteCode(price);
  expect(code).toBe("100+0~USD62.5~GEL20");
  expect(isCodeOf(code, price)).toBe(true);
  expect(isCodeOf("100+0", price)).toBe(true);
  expect(isCodeOf(code, priceOf(false, FEES.slice(0, -1)))).toBe(false);
});
