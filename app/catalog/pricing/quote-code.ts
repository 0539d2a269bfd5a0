import type { Quote } from "./quote";

/** The price that a visitor saw: the total, GEL for the delivery. */
export type SeenPrice = Pick<Quote, "totalPrice" | "deliveryFee">;

/** Encodes a price for a form field: `225+45` is the total, then GEL for the delivery. */
export function quoteCode({ totalPrice, deliveryFee }: SeenPrice): string {
  return `${totalPrice}+${deliveryFee}`;
}

/** Decodes a form field's price; null if it is invalid. */
export function readQuoteCode(code: string): SeenPrice | null {
  const [, total, fee] = /^(\d{1,8}(?:\.\d{1,2})?)\+(\d{1,6}(?:\.\d{1,2})?)$/.exec(code) ?? [];
  return total && fee ? { totalPrice: Number(total), deliveryFee: Number(fee) } : null;
}
