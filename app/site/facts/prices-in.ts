import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { priceRangeText, priceText } from "~/catalog/company/price-text";
import type { Extra, SpecifiedSlug } from "~/catalog/pricing/extras";
import type { Money } from "~/catalog/pricing/money";
import { textIn } from "~/web/i18n/localized";

/** Functions that write prices in a language. */
export type PriceFormats = ReturnType<typeof pricesIn>;

export function pricesIn(lang: Language, money: Money) {
  const { t } = i18nFor(lang);
  const price = (amount: number) => unbroken(priceText(t, money, amount));
  /** The price of an extra with its unit: «$20 for the whole rental». */
  const extraPrice = (extra: Pick<Extra, "price" | "perDay">) =>
    t(extra.perDay ? "booking.price.perDay" : "booking.price.once", { price: price(extra.price) });
  return {
    price,
    extraPrice,
    /** A list of extras: «Child seat – $20 for the whole rental, GPS – $5 a day». */
    extraList: (extras: readonly Extra[]) =>
      extras.map((extra) => `${textIn(extra.name, lang)} – ${extraPrice(extra)}`).join(", "),
    /**
     * Returns a text about an extra that the specification names; empty if it is not among the extras. `text` gets
     * its price with the unit.
     */
    ofExtra(extras: readonly Extra[], slug: SpecifiedSlug, text: (cost: string) => string): string {
      const extra = extras.find((one) => one.slug === slug);
      return extra ? text(extraPrice(extra)) : "";
    },
    priceRange: (range: { from: number; to: number }) => unbroken(priceRangeText(t, money, range)),
    /** The name of the currency, as in «prices are in US dollars». */
    inCurrency: t(`format.inCurrency.${money.currency}`),
  };
}

/** Puts non-breaking spaces between amounts and currency signs. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
