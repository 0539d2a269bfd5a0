import { href } from "react-router";
import type { TakenPeriod } from "~/desk/calendar/taken.queries.server";
import type { VehicleRefusal } from "~/booking/place/insert-booking.queries.server";
import type { Discount } from "~/catalog/pricing/discount";
import type { Quote } from "~/catalog/pricing/quote";
import type { FormResult } from "~/web/http/submission.server";

/**
 * Returns the address of the form for a new booking of a vehicle from a day until another, `YYYY-MM-DD`.
 */
export function newBookingAddress(vehicle: number, from: string, to: string): string {
  const query = new URLSearchParams({ vehicle: String(vehicle), from, to });
  return `${href("/admin/bookings/new")}?${query}`;
}

/**
 * The query parameter with the page besides the calendar that leads to an empty form, which leads back
 * there.
 */
const BACK = "back";
const BACK_PAGES = ["today", "bookings"] as const;
export type NewBookingBack = (typeof BACK_PAGES)[number];

/** Returns the address of the empty form; with null it has a way back to the calendar. */
export function emptyBookingAddress(back: NewBookingBack | null): string {
  const path = href("/admin/bookings/new");
  return back ? `${path}?${new URLSearchParams({ [BACK]: back })}` : path;
}

export function readBack(search: URLSearchParams): NewBookingBack | null {
  return BACK_PAGES.find((page) => page === search.get(BACK)) ?? null;
}

/** Why nothing was booked, with what was typed. `price` is the response to the price button. */
export type NewBookingAnswer = {
  result: FormResult;
  reason:
    | "invalid"
    | "asks"
    | "price"
    | "priceChanged"
    | "unavailable"
    | "needed"
    | VehicleRefusal["reason"];
  /** The bookings and blocks that have the car at this time, or need it. */
  taken: TakenPeriod[];
  quote: Quote | null;
  /** What the typed code takes off; null if it gives no discount. */
  discount: Discount | null;
};
