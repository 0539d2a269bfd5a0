import type { ShouldRevalidateFunctionArgs } from "react-router";
import { justBooked } from "~/booking/sending/just-booked";

/**
 * Skips the request, for slow connections, on two navigations within the home page: to and from the
 * confirmation of what was just booked, and to the form with another car, which the form handles
 * itself.
 */
export function needsNewData(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  // The same URL is a revalidation.
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) {
    return defaultShouldRevalidate;
  }
  return fleetQuery(currentUrl) === fleetQuery(nextUrl) ? false : defaultShouldRevalidate;
}

/** The part of the query that the loader data depend on: not the car, nor a just sent booking. */
function fleetQuery({ searchParams }: URL) {
  const query = new URLSearchParams(searchParams);
  query.delete("vehicle");
  if (justBooked(query.get("booked"))) query.delete("booked");
  query.sort();
  return String(query);
}
