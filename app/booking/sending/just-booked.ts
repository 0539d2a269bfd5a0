import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Booking } from "~/booking/booking";

/** The booking that this page has just sent, known from the server's answer. */
export type JustBooked = { token: string; booking: Booking };

let last: JustBooked | null = null;

export function rememberJustBooked(booked: JustBooked) {
  last = booked;
}

/** The booking of a token, where it was sent from this very page. */
export function justBooked(token: string | null): JustBooked | null {
  return last && last.token === token ? last : null;
}

/** On the way to the confirmation of what was just booked, a weak line needs to bring nothing. */
export function revalidatesUnlessBooked(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const goesOn = currentUrl.href !== nextUrl.href;
  return goesOn && justBooked(nextUrl.searchParams.get("booked")) ? false : defaultShouldRevalidate;
}
