import { quote, type Quote } from "~/catalog/pricing/quote";
import type { PricePlan } from "~/catalog/pricing/seasons";
import type { TripDates } from "./trip-dates";

/** For the rental only: without extras and delivery. */
export function tripQuote(plan: PricePlan, dates: TripDates): Quote {
  return quote(plan, { pickupDate: dates.from, returnDate: dates.to });
}
