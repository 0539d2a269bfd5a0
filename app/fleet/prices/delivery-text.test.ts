import { describe, expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import { amountText, deliveryText } from "./delivery-text";

const { t } = i18nFor("en");

describe("the price of a delivery", () => {
  test.each<[string | null, number, string, string]>([
    ["Tbilisi", 0, "free", "$300"],
    ["Tbilisi Airport", 45, "45 GEL", "$300 + 45 GEL"],
    ["Other", 0, "by agreement", "$300, and the delivery by agreement"],
    [null, 0, "by place or by agreement", "$300"],
  ])("to %s, %d GEL, reads as %j", (pickup, deliveryFee, words, amount) => {
    expect(deliveryText(t, { pickup, deliveryFee })).toBe(words);
    expect(amountText(t, { pickup, deliveryFee, totalPrice: 300 })).toBe(amount);
  });

  test.each(LANGUAGES)("to another place is never called free in %s", (lang) => {
    const { t: own } = i18nFor(lang);
    const other = { pickup: "Other", deliveryFee: 0, totalPrice: 300 } as const;
    for (const text of [deliveryText(own, other), amountText(own, other)]) {
      expect(text).not.toContain(own("booking.price.deliveryFree"));
      expect(text).not.toMatch(/\b0\b/);
    }
  });
});
