import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { quoteLineLabel } from "./quote-line-label";

const { t } = i18nFor("en");

test("the label of the rental names days and rate", () => {
  const line = { kind: "rental", days: 5, dailyRate: 41.5, amount: 207.5 } as const;
  expect(quoteLineLabel(t, line, "USD")).toBe(
    t("booking.price.rental", { count: 5, rate: "$41.50" }),
  );
  expect(quoteLineLabel(t, line, "USD")).toContain("$41.50");
});

test("the label of an extra is its name", () => {
  expect(quoteLineLabel(t, { kind: "skiRack", amount: 25 }, "USD")).toBe(
    t("booking.price.skiRack"),
  );
});
