import type { Booking } from "~/booking/booking";
import { feeLine, payableOf } from "~/catalog/pricing/fees";
import type { StoredQuote } from "~/catalog/pricing/quote";

type Sums = Pick<StoredQuote, "rentalDays" | "pricePerDay" | "totalPrice">;

/** A price to be stored, without fees unless they are given. */
export function storedQuote(price: Sums & Partial<StoredQuote>): StoredQuote {
  return { lines: [], fees: [], payable: price.totalPrice, exchange: null, ...price };
}

type Priced = Pick<Booking, "totalPrice" | "currency" | "deliveryFee" | "exchange">;

/** Adds the fees of a booking and the sum to pay, converted at its own rates. */
export function withFees<B extends Priced>(booking: B) {
  const { deliveryFee: amount, ...main } = booking;
  const fees = amount > 0 ? [feeLine("delivery", { amount, currency: "GEL" }, main)] : [];
  return { ...booking, fees, payable: payableOf({ ...booking, fees }) };
}
