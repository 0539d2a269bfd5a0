/**
 * - `owner`: everything
 * - `desk`: bookings, calendar, fleet, prices and texts
 * - `driver`: the handovers of the day, without prices
 */
export const ROLES = ["owner", "desk", "driver"] as const;
export type Role = (typeof ROLES)[number];

/** The data of a 403 because of the role. Other 403s have other data. */
export const ROLE_REFUSED = "role";

/** The data of a 403 for a booking that a driver doesn't see: its hand-overs are later or were earlier. */
export const DAY_REFUSED = "day";

/** The roles of a page that all staff may open. */
export const ALL_STAFF = ROLES;
export const OFFICE = ["owner", "desk"] as const;
export const OWNERS = ["owner"] as const;
