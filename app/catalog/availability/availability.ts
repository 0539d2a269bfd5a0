/**
 * Whether a model can be booked for a time: `free`, the `last` one, or only on `request`, because
 * none is free. The confirmation decides, which assigns a vehicle.
 */
export const AVAILABILITIES = ["free", "last", "request"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Start and end in order, each `YYYY-MM-DD HH:MM` in business time; the end is not part of it. */
export type TimeRange = { start: string; end: string };

/** Days in an address or a calendar have no times. */
export const NOON = "12:00";

/** Returns the time from noon of one day to noon of the other. The days may be in any order. */
export function noonToNoon(from: string, to: string): TimeRange {
  const [start, end] = from <= to ? [from, to] : [to, from];
  return { start: `${start} ${NOON}`, end: `${end} ${NOON}` };
}
