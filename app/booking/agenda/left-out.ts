import type { UnmarkedBooking } from "./unmarked.queries.server";

/** The reasons for which a booking that is over is not settled with the others as planned. */
export const LEFT_OUT = ["leftOut", "leftOutLate", "leftOutTaken"] as const;

/** Returns why a booking that is over is not settled as planned; null if it can be. */
export function whyLeftOut(
  one: Pick<UnmarkedBooking, "isUnassigned" | "isConfirmedLate" | "isWithOther">,
): (typeof LEFT_OUT)[number] | null {
  if (one.isUnassigned) return "leftOut";
  if (one.isConfirmedLate) return "leftOutLate";
  return one.isWithOther ? "leftOutTaken" : null;
}

/**
 * Returns the first booking that staff can answer for. Staff who don't see all bookings skip those without a
 * vehicle, because they can't give them one.
 */
export function firstAnswerable<One extends Pick<UnmarkedBooking, "isUnassigned">>(
  unmarked: readonly One[],
  hasAll: boolean,
): One | undefined {
  return unmarked.find((one) => hasAll || !one.isUnassigned);
}
