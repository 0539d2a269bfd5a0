import type { Booking } from "~/booking/booking";

/** The booking that this page has just sent, known from the server's answer. */
export type JustBooked = { token: string; booking: Booking };

let last: JustBooked | null = null;

/** Null once the page has the booking from its data. */
export function rememberJustBooked(booked: JustBooked | null) {
  last = booked;
}

/** The booking of a token, where it was sent from this very page. */
export function justBooked(token: string | null): JustBooked | null {
  return last && last.token === token ? last : null;
}
