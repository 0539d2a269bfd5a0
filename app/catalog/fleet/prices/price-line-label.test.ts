import { expect, test } from "vitest";
import type { ExtraLine } from "~/catalog/pricing/extras";
import { i18nFor } from "~/texts/i18n.server";
import { priceLineLabel } from "./price-line-label";

const { t } = i18nFor("en");

test("the label of the rental names days and rate", () => {
  const line = { kind: "rental", days: 5, dailyRate: 41.5, amount: 207.5 } as const;
  expect(priceLineLabel(t, line, "USD")).toBe(
    t("booking.price.rental", { count: 5, rate: "$41.50" }),
  );
  expect(priceLineLabel(t, line, "USD")).toContain("$41.50");
});

test("the label of an extra is its name", () => {
  const name = { en: "Roof rack", ka: "საბარგული" };
  const label = (line: ExtraLine) => priceLineLabel(t, line, "USD");
  expect(label({ kind: "skiRack", amount: 25 })).toBe(t("booking.price.skiRack"));
  expect(label({ kind: "skiRack", name, quantity: 1, amount: 25 })).toBe("Roof rack");
  expect(label({ kind: "extra", name, quantity: 2, amount: 25 })).toBe("Roof rack × 2");
  expect(label({ kind: "extra", name: { ka: "საბარგული" }, quantity: 1, amount: 0 })).toBe(
    "საბარგული",
  );
});
