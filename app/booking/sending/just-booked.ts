import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Booking } from "~/booking/booking";

/** The booking that was just sent from this page, as in the server's response. */
export type JustBooked = {
  token: string;
  booking: Booking;
  /** Whether the customer gets no e-mail, as too many went to the address. */
  isReceiptRefused: boolean;
};

let last: JustBooked | null = null;

/** Remembers the booking that was just sent; null forgets it, once the loader data have the booking. */
export function rememberJustBooked(booked: JustBooked | null) {
  last = booked;
}

/** Returns the address of the confirmation of a booking, in English. */
export function confirmationAt(token: string): string {
  return `${href("/")}?booked=${token}#booking`;
}

/** Returns the booking of a token, if it was just sent from this page. */
export function justBooked(token: string | null): JustBooked | null {
  return last && last.token === token ? last : null;
}

/**
 * Skips the request, for slow connections, on two navigations within the home page: to and from the
 * confirmation of what was just booked, and to the form with another car, which the form handles
 * itself.
 */
export function needsNewData(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  // A navigation to the same URL is a revalidation.
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) {
    return defaultShouldRevalidate;
  }
  return fleetQuery(currentUrl) === fleetQuery(nextUrl) ? false : defaultShouldRevalidate;
}

/** Returns the parameters that the loader data depend on: not the car, nor a just sent booking. */
function fleetQuery({ searchParams }: URL) {
  const query = new URLSearchParams(searchParams);
  query.delete("vehicle");
  if (justBooked(query.get("booked"))) query.delete("booked");
  query.sort();
  return String(query);
}
