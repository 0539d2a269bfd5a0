import type { Booking } from "~/booking/booking";

/** The booking that was just sent from this page, from the server's answer. */
export type JustBooked = { token: string; booking: Booking };

let last: JustBooked | null = null;

/** Pass null once the loader data have the booking. */
export function rememberJustBooked(booked: JustBooked | null) {
  last = booked;
}

/** The booking of a token, if it was just sent from this page. */
export function justBooked(token: string | null): JustBooked | null {
  return last && last.token === token ? last : null;
}
