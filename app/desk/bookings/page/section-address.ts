import { href } from "react-router";

/** Returns the address of the section of a booking's page with its vehicle. */
export function carSectionAddress(id: number): string {
  return `${href("/admin/bookings/:id", { id: String(id) })}#part-car`;
}

/** Returns the address of the form on a booking's page that gives the booking a model. */
export function modelSectionAddress(id: number): string {
  return `${href("/admin/bookings/:id", { id: String(id) })}#model`;
}
