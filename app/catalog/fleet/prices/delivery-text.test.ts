import { describe, expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { amountText, deliveryText, isDeliveryFree } from "./delivery-text";

const { t } = i18nFor("en");

describe("the price of a delivery", () => {
  test.each<[string | null, number, string, string, boolean]>([
    ["Tbilisi", 0, "free", "$300", true],
    ["Tbilisi Airport", 45, "45 GEL", "$300 + 45 GEL", false],
    ["Other", 0, "by agreement", "$300, plus delivery by agreement", false],
    [null, 0, "depends on the place", "$300", false],
    [null, 45, "45 GEL", "$300 + 45 GEL", false],
    ["Other", 45, "45 GEL", "$300 + 45 GEL", false],
  ])("to %s, %d GEL, reads as %j", (pickup, deliveryFee, words, amount, isFree) => {
    expect(isDeliveryFree({ pickup, deliveryFee })).toBe(isFree);
    expect(deliveryText(t, { pickup, deliveryFee })).toBe(words);
    expect(amountText(t, { pickup, deliveryFee, totalPrice: 300, currency: "USD" })).toBe(amount);
  });

  test.each(LANGUAGES)("to another place is never called free in %s", (lang) => {
    const { t: own } = i18nFor(lang);
    const other = { pickup: "Other", deliveryFee: 0, totalPrice: 300, currency: "USD" } as const;
    for (const text of [deliveryText(own, other), amountText(own, other)]) {
      expect(text).not.toContain(own("booking.price.deliveryFree"));
      expect(text).not.toMatch(/\b0\b/);
    }
  });
});
