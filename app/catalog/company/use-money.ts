import { useTranslation } from "~/web/i18n/use-translation";
import { priceRangeText, priceText } from "./price-text";
import type { Money } from "~/catalog/pricing/money";
import { useSiteData } from "./use-site-data";

const DOLLARS: Money = { currency: "USD", exchange: null };

/** The site's currency and rates of exchange as the page's answer has them. */
export function useMoney(): Money {
  return useSiteData()?.money ?? DOLLARS;
}

/** Formats the site's prices in its main currency. */
export function usePrice() {
  const { t } = useTranslation();
  const money = useMoney();
  return {
    price: (amount: number) => priceText(t, money, amount),
    priceRange: (range: { from: number; to: number }) => priceRangeText(t, money, range),
  };
}

/** The name of the main currency, as in «in US dollars». */
export function useInCurrency(): string {
  const { t } = useTranslation();
  return t(`format.inCurrency.${useMoney().currency}`);
}
