import type { ShouldRevalidateFunctionArgs } from "react-router";
import { justBooked } from "./sending/just-booked";

/**
 * On two ways within the home page a weak line needs to bring nothing: to the confirmation of what
 * was just booked, and to the form with another car or none chosen, of which it hears by itself.
 */
export function needsNewData(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  // Also a page that is read anew.
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) {
    return defaultShouldRevalidate;
  }
  const isBooked = justBooked(nextUrl.searchParams.get("booked")) !== null;
  const isSamePage = withoutCar(currentUrl) === withoutCar(nextUrl);
  return isBooked || isSamePage ? false : defaultShouldRevalidate;
}

function withoutCar({ searchParams }: URL) {
  const others = new URLSearchParams(searchParams);
  others.delete("vehicle");
  others.sort();
  return String(others);
}
