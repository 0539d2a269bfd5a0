import { describe, expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import type { FeeLine } from "~/catalog/pricing/fees";
import { amountText, deliveryText } from "./delivery-text";

const { t } = i18nFor("en");

describe("the price of a delivery", () => {
  test.each<[string | null, number, number | null, string, string]>([
    ["Tbilisi", 0, 300, "free", "$300"],
    ["Tbilisi Airport", 45, 316, "45 GEL", "$316"],
    ["Tbilisi Airport", 45, null, "45 GEL", "$300 + 45 GEL"],
    ["Other", 0, 300, "by agreement", "$300, plus delivery by agreement"],
    [null, 0, 300, "depends on the place", "$300"],
    [null, 45, null, "45 GEL", "$300 + 45 GEL"],
    ["Other", 45, 316, "45 GEL", "$316"],
  ])(
    "to %s, %d GEL, with %s to pay, reads as %j",
    (pickup, deliveryFee, payable, words, amount) => {
      const fees = [{ kind: "delivery" as const, amount: deliveryFee, currency: "GEL" as const }];
      const price = {
        pickup,
        deliveryFee,
        totalPrice: 300,
        payable,
        currency: "USD" as const,
        fees,
      };
      expect(deliveryText(t, price)).toBe(words);
      expect(amountText(t, price)).toBe(amount);
    },
  );

  test.each(LANGUAGES)("to another place is never called free in %s", (lang) => {
    const { t: own } = i18nFor(lang);
    const sums = { totalPrice: 300, payable: 300, currency: "USD", fees: [] as FeeLine[] } as const;
    const other = { pickup: "Other", deliveryFee: 0, ...sums };
    for (const text of [deliveryText(own, other), amountText(own, other)]) {
      expect(text).not.toContain(own("booking.price.deliveryFree"));
      expect(text).not.toMatch(/\b0\b/);
    }
  });
});
