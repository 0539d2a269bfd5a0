import {
  countBookingsSince,
  countCurrentVisitors,
} from "~/site/analytics/visits/visits.queries.server";
import { businessInstant, businessTime } from "~/web/calendar";
import { orNull, type Sql } from "~/web/db.server";
import type { SocialProofMode } from "~/catalog/company/site-settings";
import { simulatedProof, type SocialProof } from "./social-proof";

/** Null if counters are off, or live ones while the database is unavailable. */
export async function loadSocialProof(
  sql: Sql,
  mode: SocialProofMode,
  now: Date,
): Promise<SocialProof> {
  switch (mode) {
    case "off":
      return null;
    case "live":
      return liveProof(sql, now);
    case "simulated":
      return simulatedProof(Number(businessTime(now).time.slice(0, 2)), Math.random);
  }
}

/** Visitors of the last five minutes, and the bookings placed since midnight at the business. */
export async function liveProof(sql: Sql, now: Date): Promise<SocialProof> {
  const midnight = businessInstant(businessTime(now).date, "00:00");
  const counts = await orNull(
    Promise.all([countCurrentVisitors(sql, now), countBookingsSince(sql, midnight)]),
  );
  if (!counts) return null;
  const [viewers, today] = counts;
  return { viewers, bookingsToday: today.placed };
}
