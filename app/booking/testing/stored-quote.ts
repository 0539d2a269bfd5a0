import type { StoredQuote } from "~/catalog/pricing/quote";

type Sums = Pick<StoredQuote, "rentalDays" | "pricePerDay" | "totalPrice">;

/** A price to be stored, without fees unless they are given. */
export function storedQuote(price: Sums & Partial<StoredQuote>): StoredQuote {
  return { lines: [], fees: [], payable: price.totalPrice, exchange: null, ...price };
}
