import { planOf } from "~/catalog/fleet/car";
import type { StoredQuote } from "~/catalog/pricing/quote";
import type { Prices } from "~/catalog/pricing/seasons";
import type { Booking } from "./booking";
import type { OtherModel } from "./other-models.queries.server";
import { quoteReturn } from "./returns/return-quote";

/** Returns the price of a booking as one of another model; null if the prices are not in its currency. */
export function quoteModel(
  booking: Booking,
  model: Pick<OtherModel, "name" | "bodyType" | "plan" | "zeroExcess">,
  prices: Prices,
): StoredQuote | null {
  if (booking.currency !== prices.main.currency) return null;
  const plan = planOf(model, prices);
  return quoteReturn(booking, booking.returnDate, { ...prices, plan });
}
