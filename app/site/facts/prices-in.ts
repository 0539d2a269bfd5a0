import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { priceRangeText, priceText } from "~/catalog/company/price-text";
import type { Money } from "~/catalog/pricing/money";

/** Functions that write prices in a language. */
export type PriceFormats = ReturnType<typeof pricesIn>;

export function pricesIn(lang: Language, money: Money) {
  const { t } = i18nFor(lang);
  return {
    price: (amount: number) => unbroken(priceText(t, money, amount)),
    priceRange: (range: { from: number; to: number }) => unbroken(priceRangeText(t, money, range)),
    /** The name of the currency, as in «prices are in US dollars». */
    inCurrency: t(`format.inCurrency.${money.currency}`),
  };
}

/** Puts non-breaking spaces between amounts and currency signs. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
