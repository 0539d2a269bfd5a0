import { href } from "react-router";
import { languageIn, inLanguage } from "~/i18n/address";
import { readId } from "~/web/id";
import { filterQuery, readFilters, type BookingFilters } from "./booking-filters";

const BOOKING = /^\/admin\/bookings\/[1-9]\d{0,18}$/;

/** The address of the list of bookings with some filters, below a booking where one is given. */
export function listAddress(filters?: BookingFilters, before?: number | string | null): string {
  const query = new URLSearchParams({ tab: "bookings" });
  if (filters) for (const [name, value] of filterQuery(filters)) query.set(name, value);
  if (before) query.set("before", String(before));
  return `${href("/admin")}?${query}`;
}

/** Where a form of the desk leads back to: the list as it was filtered, or the booking's page. */
export function deskAddress(url: string): string {
  const { pathname, searchParams, search } = new URL(url);
  const before = readId(searchParams.get("before") ?? "");
  const back = BOOKING.test(pathname)
    ? pathname
    : listAddress(readFilters(searchParams), before === null ? null : String(before));
  return inLanguage(back, languageIn(search));
}

/** Where the gate leads: to the booking that was asked for, else to the list. */
export function deskAfterSignIn(url: string): string {
  const { pathname } = new URL(url);
  return BOOKING.test(pathname) ? deskAddress(url) : listAddress();
}
