import { href } from "react-router";
import type { TripDates } from "./prices/trip-dates";

/** The location of the booking form with a car selected, and the trip dates if known. */
export function bookingLink(car: string, dates: TripDates | null = null) {
  const search = new URLSearchParams({ vehicle: car, ...dates });
  return { pathname: href("/"), search: `?${search}`, hash: "#booking" };
}
