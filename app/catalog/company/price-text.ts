import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import { approximate, type ExchangeRates } from "~/catalog/pricing/exchange-rates";
import type { MainCurrency, Money } from "~/catalog/pricing/money";

/**
 * Returns a price such as «$45», in some languages with an approximation in lari before it, «≈ 122 ₾ (45 $)», if the
 * company has set a rate and not chosen otherwise.
 */
export function priceText(t: TFunction, money: Money, amount: number): string {
  return amountsText(t, money, [amount]);
}

/** Returns a range of prices such as «$35–90». */
export function priceRangeText(
  t: TFunction,
  money: Money,
  { from, to }: { from: number; to: number },
): string {
  return amountsText(t, money, [from, to]);
}

function amountsText(
  t: TFunction,
  { currency, exchange }: Money,
  amounts: readonly number[],
): string {
  const format = formatWith(t);
  const written = (unit: "usd" | "gel", all: readonly number[]) =>
    t(`format.${unit}`, { amount: all.map(format.number).join("–") });
  if (currency === "GEL") return written("gel", amounts);
  const own = written("usd", amounts);
  if (!exchange || exchange.isExample || exchange.isDollarsFirst) return own;
  const lari = amounts.map((amount) => approximate(amount, "USD", exchange).gel);
  return t("format.withLari", { lari: written("gel", lari), own });
}

/** Returns approximate amounts in the other currencies, «≈ 610 GEL · ≈ €194». */
export function otherCurrencies(
  t: TFunction,
  { currency, exchange }: { currency: MainCurrency; exchange: ExchangeRates },
  amount: number,
): string {
  const { usd, gel, eur } = formatWith(t);
  const amounts = approximate(amount, currency, exchange);
  const other = currency === "USD" ? gel(amounts.gel) : usd(amounts.usd);
  return `≈ ${other} · ≈ ${eur(amounts.eur)}`;
}
