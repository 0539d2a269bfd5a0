import { quote, type Quote } from "~/pricing/quote";
import type { RatePlan } from "~/pricing/rates";
import type { TripDates } from "./trip-dates";

/** USD, for the rental only: without extras and delivery. */
export function tripQuote(plan: RatePlan, dates: TripDates): Quote {
  return quote(plan, { pickupDate: dates.from, returnDate: dates.to, pickup: "Tbilisi" });
}
