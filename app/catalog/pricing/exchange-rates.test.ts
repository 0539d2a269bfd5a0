import { expect, test } from "vitest";
import { approximate, areRatesDue, parseRates } from "./exchange-rates";

test.each([
  ["USD", { usd: 225, gel: 563, eur: 194 }],
  ["GEL", { usd: 90, gel: 225, eur: 77 }],
] as const)("an amount in %s in each currency", (currency, amounts) => {
  const rates = { date: "2026-11-21", GEL: 2.5, EUR: 0.86 };
  expect(approximate(225, currency, rates)).toEqual(amounts);
});

test.each(["GEL=2.72 EUR=0.86", "EUR=0,86 GEL=2,72", "gel=2.720 eur=0.860000"])(
  "parses %s",
  (line) => {
    expect(parseRates(line.split(" "))).toEqual({ ok: true, rates: { GEL: 2.72, EUR: 0.86 } });
  },
);

test("parses whole numbers up to 100", () => {
  expect(parseRates(["GEL=100", "EUR=12"])).toEqual({ ok: true, rates: { GEL: 100, EUR: 12 } });
});

test.each([
  ["GEL=2.72", "both GEL and EUR"],
  ["EUR=0.86", "both GEL and EUR"],
  ["GEL=2.72\n EUR=0.86", "write it like"],
  ["GEL=2.72 GEL=2.73", "GEL is given twice"],
  ["GEL=2.72 EUR", "EUR: write it like"],
  ["GEL=2.72 RUB=90", "RUB=90: write it like"],
  ["GEL=2.72 EUR=", "EUR=: the rate must be a number"],
  ["GEL=0 EUR=0.86", "GEL=0: the rate must be a number"],
  ["GEL=-2.72 EUR=0.86", "GEL=-2.72: the rate must be a number"],
  ["GEL=272 EUR=0.86", "at most 100"],
  ["GEL=1e1 EUR=0.86", "the rate must be a number"],
  ["GEL=2.72 EUR=NaN", "the rate must be a number"],
  ["GEL=2.7200000001 EUR=0.86", "the rate must be a number"],
])("rejects %s", (line, words) => {
  const parsed = parseRates(line.split(" "));
  expect(parsed).toEqual({ ok: false, reason: expect.stringContaining(words) });
});

test.each([
  ["2030-05-31", false],
  ["2030-06-01", false],
  ["2030-06-07", false],
  ["2030-06-08", true],
  ["2030-07-01", true],
  ["2031-06-01", true],
])("new rates after those of 1 June are due on %s: %s", (today, areDue) => {
  const rates = { date: "2030-06-01", GEL: 2.72, EUR: 0.86 };
  expect(areRatesDue(rates, today)).toBe(areDue);
  expect(areRatesDue({ ...rates, isExample: true }, today)).toBe(areDue);
});
