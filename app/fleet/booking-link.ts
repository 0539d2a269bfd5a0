import { href } from "react-router";
import type { TripDates } from "./prices/trip-dates";

/** The address of the booking form with a car chosen in it, and the days of the trip if known. */
export function bookingLink(car: string, dates: TripDates | null = null) {
  const search = new URLSearchParams({ vehicle: car, ...dates });
  return { pathname: href("/"), search: `?${search}`, hash: "#booking" };
}
