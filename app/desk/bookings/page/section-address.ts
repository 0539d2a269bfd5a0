import { href } from "react-router";

/** The part of a booking's page with its vehicle. */
export function carSectionAddress(id: number): string {
  return `${href("/admin/bookings/:id", { id: String(id) })}#part-car`;
}

/** The form there that gives the booking a model. */
export function modelSectionAddress(id: number): string {
  return `${href("/admin/bookings/:id", { id: String(id) })}#model`;
}
