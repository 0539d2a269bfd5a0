import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import type { Money } from "~/catalog/pricing/money";
import { otherCurrencies, priceRangeText, priceText } from "./price-text";

const exchange = { date: "2026-11-21", GEL: 2.72, EUR: 0.86 };
const { t: en } = i18nFor("en");
const { t: ka } = i18nFor("ka");

test.each<[Money, string, string]>([
  [{ currency: "USD", exchange: null }, "$45", "45 $"],
  [{ currency: "USD", exchange }, "$45", "≈ 122 ₾ (45 $)"],
  [{ currency: "GEL", exchange: null }, "45 GEL", "45 ₾"],
  [{ currency: "GEL", exchange }, "45 GEL", "45 ₾"],
])("a price of %o is %s in English, %s in Georgian", (money, english, georgian) => {
  expect(priceText(en, money, 45)).toBe(english);
  expect(priceText(ka, money, 45).replaceAll("\u00a0", " ")).toBe(georgian);
});

test("a range has lari first in Georgian", () => {
  const text = priceRangeText(ka, { currency: "USD", exchange }, { from: 35, to: 90 });
  expect(text.replaceAll("\u00a0", " ")).toMatch(/^≈ 95–245 ₾ \(35.*–90.*\)$/);
});

test("the other currencies are approximations", () => {
  expect(otherCurrencies(en, { currency: "USD", exchange }, 225)).toBe("≈ 612 GEL · ≈ €194");
  expect(otherCurrencies(en, { currency: "GEL", exchange }, 612)).toBe("≈ $225 · ≈ €193");
});
