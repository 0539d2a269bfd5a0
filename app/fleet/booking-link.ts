import { href } from "react-router";

/** The address of the booking form with a car chosen in it. */
export function bookingLink(car: string) {
  const search = new URLSearchParams({ vehicle: car });
  return { pathname: href("/"), search: `?${search}`, hash: "#booking" };
}
