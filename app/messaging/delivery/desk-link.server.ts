import { href } from "react-router";
import type { Addresses } from "~/web/i18n/addresses.server";

/** Returns the absolute address of a booking's page on the desk. */
export function deskLink(
  { publicAddress }: Pick<Addresses, "publicAddress">,
  bookingId: number,
): string {
  return publicAddress(href("/admin/bookings/:id", { id: String(bookingId) }));
}
