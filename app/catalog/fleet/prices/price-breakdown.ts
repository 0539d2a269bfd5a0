import type { TFunction } from "i18next";
import { priceText } from "~/catalog/company/price-text";
import type { ExchangeRates } from "~/catalog/pricing/exchange-rates";
import type { Amount, FeeLine } from "~/catalog/pricing/fees";
import type { Money } from "~/catalog/pricing/money";
import { quoteLines, type Quote, type StoredPrice } from "~/catalog/pricing/quote";
import { formatWith } from "~/web/i18n/format";
import { deliveryText, withAgreed, type DeliveryPrice } from "./delivery-text";
import { priceLineLabel } from "./price-line-label";

/** A price of the form or of a booking. */
export type ShownPrice = DeliveryPrice &
  StoredPrice &
  Money &
  Pick<Quote, "totalPrice" | "payable" | "fees">;

/** A line of a price in words; the sum stands out. */
export type PriceRow = { label: string; value: string; isSum: boolean };

/**
 * Returns a price in words: the sum to pay and then its parts. Where a fee can't be converted, its parts come
 * first, then the total and the fees apart from it. Until a place is chosen the sum is called the total.
 */
export function priceBreakdown(t: TFunction, price: ShownPrice): PriceRow[] {
  const { money } = formatWith(t);
  const { currency, totalPrice, payable, fees } = price;
  const part = (label: string, value: string) => ({ label, value, isSum: false });
  const parts = quoteLines(price).map((line) =>
    part(priceLineLabel(t, line, currency), money(line.amount, currency)),
  );
  const feePart = (fee: FeeLine) => part(priceLineLabel(t, fee, currency), feeText(t, fee));
  const others = fees.filter(({ kind }) => kind !== "delivery").map(feePart);
  if (payable === null) {
    return [
      ...parts,
      { label: t("booking.price.total"), value: priceText(t, price, totalPrice), isSum: true },
      part(t("booking.price.deliveryApart"), deliveryText(t, price)),
      ...others,
    ];
  }
  const sum = withAgreed(t, price, priceText(t, price, payable));
  const total = part(t("booking.price.total"), money(totalPrice, currency));
  const delivery = fees.filter(({ kind }) => kind === "delivery").map(feePart);
  const free = part(t("booking.price.delivery"), deliveryText(t, price));
  const isOpen = price.pickup === null && fees.length === 0;
  const added = delivery.length > 0 ? delivery : [free];
  const apart = fees.length > 0 ? [total, ...added, ...others] : added;
  const label = t(isOpen ? "booking.price.total" : "booking.price.toPay");
  return [{ label, value: sum, isSum: true }, ...parts, ...apart];
}

/**
 * Returns the rows of a price in a text, such as an email, which have the rate that converted a fee below them. Pages
 * show it with `IndicativeTotal`.
 */
export function rowsWithRate(t: TFunction, price: ShownPrice): PriceRow[] {
  const rows = priceBreakdown(t, price);
  const { exchange, fees } = price;
  if (!exchange || fees.every(({ original }) => original === undefined)) return rows;
  return [
    ...rows,
    { label: t("booking.price.rateLabel"), value: rateText(t, exchange), isSum: false },
  ];
}

/** Returns a rate of exchange with its day: «1 USD = 2.72 GEL, 30 November 2026». */
export function rateText(t: TFunction, { GEL, date }: ExchangeRates): string {
  const { day, rate } = formatWith(t);
  return t("booking.price.rateOfDay", { rate: rate(GEL), day: day(date) });
}

/** Returns a sum with its sign before the currency. */
function signedMoney(t: TFunction, { amount, currency }: Amount): string {
  const { money } = formatWith(t);
  return amount < 0 ? `−${money(0 - amount, currency)}` : money(amount, currency);
}

/** Returns what a fee costs: «45 GEL = $16» if it was converted. */
export function feeText(t: TFunction, { amount, currency, original }: FeeLine): string {
  const own = signedMoney(t, { amount, currency });
  return original
    ? t("booking.price.converted", { fee: signedMoney(t, original), amount: own })
    : own;
}
