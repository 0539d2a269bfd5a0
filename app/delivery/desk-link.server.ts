import { href } from "react-router";
import { publicAddress } from "~/i18n/public-address.server";

/** The address of a booking's page on the desk, as it stands in messages. */
export function deskLink(bookingId: number): string {
  return publicAddress(href("/admin/bookings/:id", { id: String(bookingId) }));
}
