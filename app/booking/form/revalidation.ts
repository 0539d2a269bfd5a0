import type { ShouldRevalidateFunctionArgs } from "react-router";
import { justBooked } from "~/booking/sending/just-booked";

/**
 * On two ways within the home page a weak line needs to bring nothing: to the confirmation of what
 * was just booked, and back from it; and to the form with another car or none chosen, of which the
 * form hears by itself.
 */
export function needsNewData(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  // Also a page that is read anew.
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) {
    return defaultShouldRevalidate;
  }
  return fleetQuery(currentUrl) === fleetQuery(nextUrl) ? false : defaultShouldRevalidate;
}

/** What the page's data depend on: not the car, nor a booking that the page knows by itself. */
function fleetQuery({ searchParams }: URL) {
  const query = new URLSearchParams(searchParams);
  query.delete("vehicle");
  if (justBooked(query.get("booked"))) query.delete("booked");
  query.sort();
  return String(query);
}
