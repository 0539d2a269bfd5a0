import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ExchangeRates } from "./exchange-rates";
import { feeLine, payableOf, type Amount, type FeeLine } from "./fees";
import type { MainCurrency } from "./money";
import { quote } from "./quote";
import { ownPlan } from "./seasons";

const GEL = (amount: number): Amount => ({ amount, currency: "GEL" });
const USD = (amount: number): Amount => ({ amount, currency: "USD" });
const at = (rate: number): ExchangeRates => ({ date: "2030-06-01", GEL: rate, EUR: 0.86 });

describe("a fee", () => {
  test.each<[string, Amount, MainCurrency, ExchangeRates | null, Omit<FeeLine, "kind">]>([
    ["in lari", GEL(45), "USD", at(2.72), { ...USD(16), original: GEL(45) }],
    [
      "just below a whole number",
      GEL(46.23),
      "USD",
      at(2.72),
      { ...USD(16), original: GEL(46.23) },
    ],
    ["that is a whole number", GEL(46.24), "USD", at(2.72), { ...USD(17), original: GEL(46.24) }],
    // As a binary fraction, 20.7 / 2.3 is 8.999999999999998.
    [
      "whose binary fraction is a little less",
      GEL(20.7),
      "USD",
      at(2.3),
      { ...USD(9), original: GEL(20.7) },
    ],
    ["in dollars", USD(16), "GEL", at(2.72), { ...GEL(43), original: USD(16) }],
    // As a binary fraction, 1.1 * 30 is 33.00000000000001, and 2.9 * 10 is 29, but 0.29 * 100 is 28.999999999999996.
    [
      "in dollars that is a whole number of lari",
      USD(100),
      "GEL",
      at(0.29),
      { ...GEL(29), original: USD(100) },
    ],
    ["of less than one unit", GEL(2), "USD", at(2.72), { ...USD(0), original: GEL(2) }],
    ["in the main currency", GEL(45.5), "GEL", at(2.72), GEL(45.5)],
    ["in the main currency without rates", USD(45), "USD", null, USD(45)],
    ["that no rate converts", GEL(45), "USD", null, GEL(45)],
    [
      "at the rate of the example",
      GEL(45),
      "USD",
      { ...at(2.72), isExample: true },
      { ...USD(16), original: GEL(45) },
    ],
  ])("%s", (_, fee, currency, exchange, line) => {
    expect(feeLine("delivery", fee, { currency, exchange })).toEqual({ kind: "delivery", ...line });
  });
});

describe("the sum to pay", () => {
  const fee = (amount: Amount): FeeLine => ({ kind: "delivery", ...amount });

  test.each<[string, number, MainCurrency, FeeLine[], number | null]>([
    ["is the total without fees", 245, "USD", [], 245],
    ["has a fee in it", 245, "USD", [fee(USD(16))], 261],
    ["has all fees in it, to the cent", 0.1, "USD", [fee(USD(0.2)), fee(USD(0.3))], 0.6],
    ["is unknown if a fee is in another currency", 245, "USD", [fee(USD(1)), fee(GEL(45))], null],
    ["is in lari where the prices are", 660.5, "GEL", [fee(GEL(45))], 705.5],
  ])("%s", (_, totalPrice, currency, fees, payable) => {
    expect(payableOf({ totalPrice, currency, fees })).toBe(payable);
  });
});

/** Cents of the sum to pay, in whole numbers only: lari in tetri, the rate in millionths. */
function independentCents(totalCents: number, tetri: number, rate: number, main: MainCurrency) {
  if (main === "GEL") return BigInt(totalCents + tetri);
  const dollars = (BigInt(tetri) * 10_000n) / BigInt(rate);
  return BigInt(totalCents) + dollars * 100n;
}

test("for any rate and fee the sum to pay is that of whole numbers", () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  const tetri = fc.integer({ min: 0, max: 100_000 });
  const rates = fc.integer({ min: 10_000, max: 100_000_000 });
  const currencies = fc.constantFrom<MainCurrency>("USD", "GEL");
  fc.assert(
    fc.property(cents, tetri, rates, currencies, (rate, fee, perDollar, currency) => {
      const exchange = at(perDollar / 1_000_000);
      const main = { currency, rate: 1 };
      const plan = ownPlan([{ minDays: 1, dailyRate: rate / 100 }], [], main, exchange);
      const input = { pickupDate: "2030-06-01", returnDate: "2030-06-04", deliveryFee: fee / 100 };
      const { payable, totalPrice, fees } = quote(plan, input);
      const expected = independentCents(3 * rate, fee, perDollar, currency);
      expect(BigInt(Math.round(payable! * 100))).toBe(expected);
      expect(fees.length).toBe(fee > 0 ? 1 : 0);
      expect(payable).toBeGreaterThanOrEqual(totalPrice);
    }),
  );
});
