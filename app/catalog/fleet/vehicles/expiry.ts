import { daysBetween } from "~/web/calendar";

/** Papers that end within these days need attention. */
export const SOON_DAYS = 30;

export type Expiry = "over" | "soon" | "valid";

/** Returns whether papers are valid: `until` is the last valid day. Both are `YYYY-MM-DD`. */
export function expiryOf(until: string, today: string): Expiry {
  const days = daysBetween(today, until);
  if (days < 0) return "over";
  return days <= SOON_DAYS ? "soon" : "valid";
}
