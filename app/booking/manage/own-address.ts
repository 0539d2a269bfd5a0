import { href } from "react-router";

/** The query parameter of `/bookings` with the number of a booking of this browser. */
export const OWN_PARAMETER = "own";

/** Leads to the page of a booking in the browser's cookie, whose token scripts don't know. */
export function ownAddress(id: number) {
  return `${href("/bookings")}?${OWN_PARAMETER}=${id}`;
}
