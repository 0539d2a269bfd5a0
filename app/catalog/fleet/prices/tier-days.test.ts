import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { tierRanges } from "~/catalog/pricing/rates";
import { tierDays } from "./tier-days";

const plan = [1, 2, 3, 8].map((minDays) => ({ minDays, dailyRate: 50 }));

test.each([
  ["en", ["1 day", "2 days", "3–7 days", "8+ days"]],
  ["ka", ["1 დღე", "2 დღე", "3–7 დღე", "8 დღიდან"]],
] as const)("the days of rates have a range only where there is one: %s", (lang, texts) => {
  const { t } = i18nFor(lang);
  expect(tierRanges(plan).map(({ minDays, maxDays }) => tierDays(t, minDays, maxDays))).toEqual(
    texts,
  );
});
