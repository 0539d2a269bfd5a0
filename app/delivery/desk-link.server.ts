import { href } from "react-router";
import type { Addresses } from "~/i18n/addresses.server";

/** The address of a booking's page on the desk, as it stands in messages. */
export function deskLink({ publicAddress }: Addresses, bookingId: number): string {
  return publicAddress(href("/admin/bookings/:id", { id: String(bookingId) }));
}
