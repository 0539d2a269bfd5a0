import type { TFunction } from "i18next";
import { formatWith } from "~/web/i18n/format";
import { deliveryFeeOf, isServed, OTHER_PLACE, type Place } from "~/catalog/pricing/places";
import type { MainCurrency } from "~/catalog/pricing/money";

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

type TotalPrice = DeliveryPrice & { totalPrice: number; currency: MainCurrency };

/** Returns the total, and the delivery where it costs something or has to be agreed on. */
export function amountText(t: TFunction, price: TotalPrice): string {
  const { money, gel } = formatWith(t);
  const amount = money(price.totalPrice, price.currency);
  if (price.deliveryFee > 0) return `${amount} + ${gel(price.deliveryFee)}`;
  return isByAgreement(price.pickup) ? t("booking.price.plusAgreed", { amount }) : amount;
}

/** Returns what the delivery adds to the total, for a row of its own; null where that is nothing. */
export function addedText(t: TFunction, { pickup, deliveryFee }: DeliveryPrice): string | null {
  if (deliveryFee > 0) return formatWith(t).gel(deliveryFee);
  return isByAgreement(pickup) ? t("booking.price.addedAgreed") : null;
}

/** Returns whether the delivery is to a listed location without a fee. */
export function isDeliveryFree({ pickup, deliveryFee }: DeliveryPrice): boolean {
  return pickup !== null && deliveryFee === 0 && !isByAgreement(pickup);
}

/**
 * Returns whether the fee has to be agreed on: that of "Other" is 0 in all data until the place is known.
 */
function isByAgreement(pickup: string | null) {
  return pickup === OTHER_PLACE;
}
