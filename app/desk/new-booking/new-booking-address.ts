import { href } from "react-router";

/** The form for a new booking of a vehicle from a day until another, `YYYY-MM-DD`. */
export function newBookingAddress(vehicle: number, from: string, to: string): string {
  const query = new URLSearchParams({ vehicle: String(vehicle), from, to });
  return `${href("/admin/bookings/new")}?${query}`;
}
