import type { TFunction } from "i18next";
import { priceText } from "~/catalog/company/price-text";
import type { ExchangeRates } from "~/catalog/pricing/exchange-rates";
import { formatWith } from "~/web/i18n/format";
import { deliveryFeeOf, isServed, OTHER_PLACE, type Place } from "~/catalog/pricing/places";
import type { Amount } from "~/catalog/pricing/fees";
import { toCents, type MainCurrency } from "~/catalog/pricing/money";
import type { Quote } from "~/catalog/pricing/quote";

/** The fee in GEL of a delivery to a location; `pickup` is null until one is chosen. */
export type DeliveryPrice = { pickup: string | null; deliveryFee: number };

/** Returns in words what the delivery costs. Only a listed location with a fee of 0 is free. */
export function deliveryText(t: TFunction, { pickup, deliveryFee }: DeliveryPrice): string {
  if (deliveryFee > 0) return formatWith(t).gel(deliveryFee);
  if (pickup === null) return t("booking.price.deliveryOpen");
  return t(isByAgreement(pickup) ? "booking.price.deliveryAgreed" : "booking.price.deliveryFree");
}

/**
 * Returns in words what the delivery to a place costs. A place that is not in the table is by agreement.
 */
export function deliveryFeeText(t: TFunction, places: readonly Place[], name: string): string {
  const pickup = isServed(places, name) ? name : OTHER_PLACE;
  return deliveryText(t, { pickup, deliveryFee: deliveryFeeOf(places, pickup) });
}

/** The sums that have to be paid for a booking. */
export type AmountToPay = DeliveryPrice &
  Pick<Quote, "totalPrice" | "payable" | "currency"> & { fees: readonly Amount[] };

/**
 * Returns the sum to pay, or what is to pay in each currency where fees can't be converted. A delivery that has to be
 * agreed on is named. With rates of exchange the sum is written as `priceText` does, in some languages in lari first.
 */
export function amountText(
  t: TFunction,
  price: AmountToPay,
  exchange: ExchangeRates | null = null,
): string {
  const { money } = formatWith(t);
  const { payable, currency } = price;
  if (payable !== null) return withAgreed(t, price, priceText(t, { currency, exchange }, payable));
  const { main, apart } = sumsApart(price);
  return `${money(main, currency)} + ${money(apart.amount, apart.currency)}`;
}

/** Returns the sums of a price whose fees can't be converted: in its currency, and in the other one. */
function sumsApart({ totalPrice, currency, fees }: AmountToPay) {
  const other = currency === "GEL" ? "USD" : "GEL";
  const sumIn = (wanted: MainCurrency) =>
    fees.reduce((sum, fee) => sum + (fee.currency === wanted ? fee.amount : 0), 0);
  return {
    main: toCents(totalPrice + sumIn(currency)),
    apart: { amount: toCents(sumIn(other)), currency: other } as const,
  };
}

/** Names a delivery that has to be agreed on beside an amount. */
export function withAgreed(t: TFunction, price: DeliveryPrice, amount: string) {
  return isDeliveryOpen(price) ? t("booking.price.plusAgreed", { amount }) : amount;
}

/** Returns whether a delivery has to be agreed on that is in no sum yet. */
export function isDeliveryOpen({ pickup, deliveryFee }: DeliveryPrice): boolean {
  return deliveryFee === 0 && isByAgreement(pickup);
}

/**
 * Returns whether the fee has to be agreed on: that of "Other" is 0 in all data until the place is known.
 */
function isByAgreement(pickup: string | null) {
  return pickup === OTHER_PLACE;
}
