import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { shortTerms, termLabel, termText } from "./term-texts";
import type { Term } from "./terms";

const { t } = i18nFor("en");
const { t: georgian } = i18nFor("ka");
const MONEY = { currency: "USD", exchange: null } as const;
const USD = { currency: "USD" } as const;
const RATES = { currency: "USD", exchange: { GEL: 2.7, EUR: 0.9, date: "2030-06-01" } } as const;
const JUTA = { en: "Juta", ka: "ჯუთა" };

test.each<[Term, string]>([
  [{ key: "cancellation", hours: 48, until: null }, "until 48 hours before the pick-up"],
  [{ key: "cancellation", hours: 1, until: null }, "until 1 hour before the pick-up"],
  [{ key: "cancellation", hours: 0, until: null }, "until the pick-up"],
  [
    { key: "cancellation", hours: 48, until: { date: "2030-06-08", time: "08:00" } },
    "until 8 June 2030, 08:00",
  ],
  [
    { key: "cancellation", hours: 48, until: { date: "2030-06-08", time: null } },
    "until 8 June 2030",
  ],
  [
    { key: "deposit", from: 50, to: 100, ...USD, by: ["cash", "card"], returnDays: 0 },
    "$50–100, in cash or held on a card; back when you return the car",
  ],
  [
    { key: "deposit", from: 50, to: 50, ...USD, by: [], returnDays: 14 },
    "$50; back within 14 days of the return",
  ],
  [{ key: "deposit", from: 0, to: 0, ...USD, by: [], returnDays: null }, "none"],
  [{ key: "excess", amount: 300, ...USD }, "you pay at most $300 for damage"],
  [{ key: "excess", amount: 0, ...USD }, "none"],
  [{ key: "zeroExcess", perDay: 9.5, ...USD }, "$9.50 a day"],
  [{ key: "notCovered", text: { en: "Tyres." } }, "Tyres."],
  [{ key: "mileage", limit: null }, "unlimited within Georgia"],
  [{ key: "mileage", limit: 1250 }, "1,250 km a day"],
  [
    { key: "mileage", limit: 250, perKm: { amount: 0.5, currency: "GEL" } },
    "250 km a day, then 0.50 GEL a km",
  ],
  [{ key: "fuel", level: "full" }, "full to full"],
  [{ key: "fuel", level: "same" }, "the same level at the return as at the pick-up"],
  [{ key: "age", from: 21, to: 23 }, "21, or 23 for some larger cars"],
  [{ key: "age", from: 23, to: 23 }, "23"],
  [{ key: "licence", years: 0 }, "new drivers are welcome"],
  [{ key: "licence", years: 1 }, "held for at least 1 year"],
  [
    { key: "payment", atPickup: true, by: ["cash", "card", "transfer"], noCard: true },
    "at the pick-up, in cash, by card or by bank transfer; no credit card needed",
  ],
  [{ key: "payment", atPickup: false, by: [], noCard: true }, "no credit card needed"],
  [{ key: "secondDriver", allowed: "fee" }, "for a fee"],
  [
    { key: "secondDriver", allowed: "fee", fee: { amount: 5, ...USD, perDay: true, atMost: 35 } },
    "$5 a day, at most $35",
  ],
  [
    {
      key: "abroad",
      borders: [
        { country: "AM", amount: 30, ...USD },
        { country: "TR", amount: 0, ...USD },
      ],
    },
    "Armenia: $30; Türkiye: free",
  ],
  [
    {
      key: "youngDriver",
      fees: [
        { age: 21, amount: 60, currency: "GEL", perDay: false, atMost: null },
        { age: 25, amount: 7, ...USD, perDay: true, atMost: null },
      ],
    },
    "under 21: 60 GEL for the whole rental; under 25: $7 a day",
  ],
  [
    {
      key: "roads",
      roads: [
        { road: { en: "Omalo" }, allowed: "no" },
        { road: JUTA, allowed: "yes" },
        { road: { en: "Truso" }, allowed: "yes" },
      ],
    },
    "Allowed: Juta, Truso; Not allowed: Omalo",
  ],
])("%j", (term, text) => {
  expect(termText(t, MONEY, term)).toBe(text);
  expect(termLabel(t, term)).not.toContain("terms.");
  expect(termText(georgian, MONEY, term)).not.toContain("terms.");
  expect(termLabel(georgian, term)).not.toContain("terms.");
});

test("a sum in another currency than the site's has no approximation", () => {
  const own: Term = { key: "excess", amount: 300, currency: "USD" };
  const other: Term = { key: "excess", amount: 810, currency: "GEL" };
  expect(termText(georgian, RATES, own)).toContain("≈");
  expect(termText(georgian, RATES, other)).not.toContain("≈");
  expect(termText(georgian, RATES, other)).toContain("₾");
});

test("the terms that decide are one line, whatever else there is", () => {
  const until = { date: "2030-06-08", time: null };
  const roads: Term = { key: "roads", roads: [{ road: JUTA, allowed: "yes" }] };
  const all: Term[] = [
    { key: "cancellation", hours: 48, until },
    { key: "deposit", from: 50, to: 50, ...USD, by: ["cash"], returnDays: 0 },
    { key: "excess", amount: 300, ...USD },
    roads,
  ];
  const nothing: Term[] = [
    { key: "deposit", from: 0, to: 0, ...USD, by: [], returnDays: null },
    { key: "excess", amount: 0, ...USD },
  ];
  const [first] = shortTerms(t, { money: MONEY, terms: all }, "2030-01-01");
  expect(first).toBe("Free cancellation until 8\u00A0June");
  expect(shortTerms(t, { money: MONEY, terms: all })).toEqual([
    "Free cancellation until 8 June 2030",
    "$50 deposit",
    "$300 excess",
  ]);
  expect(shortTerms(t, { money: MONEY, terms: nothing })).toEqual(["no deposit", "no excess"]);
  expect(shortTerms(t, { money: MONEY, terms: [roads] })).toEqual([]);
});
