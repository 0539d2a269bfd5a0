/**
 * Whether a model can be booked for a time: `free`, the `last` one, or only on `request`, because
 * none is free. The confirmation decides, which assigns a vehicle.
 */
export const AVAILABILITIES = ["free", "last", "request"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Start and end in order, each `YYYY-MM-DD HH:MM` in business time; the end is not part of it. */
export type TimeRange = { start: string; end: string };

/** The time of a day in an address or a calendar that has none. */
export const NOON = "12:00";
