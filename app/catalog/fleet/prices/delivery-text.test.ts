import { describe, expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { amountText, deliveryText, isDeliveryFree } from "./delivery-text";

const { t } = i18nFor("en");

describe("the price of a delivery", () => {
  test.each<[string | null, number, number | null, string, string, boolean]>([
    ["Tbilisi", 0, 300, "free", "$300", true],
    ["Tbilisi Airport", 45, 316, "45 GEL", "$316", false],
    ["Tbilisi Airport", 45, null, "45 GEL", "$300 + 45 GEL", false],
    ["Other", 0, 300, "by agreement", "$300, plus delivery by agreement", false],
    [null, 0, 300, "depends on the place", "$300", false],
    [null, 45, null, "45 GEL", "$300 + 45 GEL", false],
    ["Other", 45, 316, "45 GEL", "$316", false],
  ])(
    "to %s, %d GEL, with %s to pay, reads as %j",
    (pickup, deliveryFee, payable, words, amount, isFree) => {
      const price = { pickup, deliveryFee, totalPrice: 300, payable, currency: "USD" as const };
      expect(isDeliveryFree(price)).toBe(isFree);
      expect(deliveryText(t, price)).toBe(words);
      expect(amountText(t, price)).toBe(amount);
    },
  );

  test.each(LANGUAGES)("to another place is never called free in %s", (lang) => {
    const { t: own } = i18nFor(lang);
    const sums = { totalPrice: 300, payable: 300, currency: "USD" } as const;
    const other = { pickup: "Other", deliveryFee: 0, ...sums };
    for (const text of [deliveryText(own, other), amountText(own, other)]) {
      expect(text).not.toContain(own("booking.price.deliveryFree"));
      expect(text).not.toMatch(/\b0\b/);
    }
  });
});
