import type { Quote } from "./quote";

/** What a visitor saw and agreed to: USD in total, and GEL for the delivery. */
export type SeenPrice = Pick<Quote, "totalPrice" | "deliveryFee">;

/** A price as forms carry it back, such as `225+45`: USD in total, then GEL for the delivery. */
export function quoteCode({ totalPrice, deliveryFee }: SeenPrice): string {
  return `${totalPrice}+${deliveryFee}`;
}

/** Reads what a form carried back; null for what no page of ours wrote. */
export function readQuoteCode(code: string): SeenPrice | null {
  const [, total, fee] = /^(\d{1,8}(?:\.\d{1,2})?)\+(\d{1,6}(?:\.\d{1,2})?)$/.exec(code) ?? [];
  return total && fee ? { totalPrice: Number(total), deliveryFee: Number(fee) } : null;
}
