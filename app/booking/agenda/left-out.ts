import type { Unmarked } from "./unmarked.queries.server";

/** Why a booking that is over is not settled with the others as planned. */
export const LEFT_OUT = ["leftOut", "leftOutLate", "leftOutTaken"] as const;

/** Null if it can be settled once it is over. */
export function whyLeftOut(
  one: Pick<Unmarked, "isUnassigned" | "isConfirmedLate" | "isWithOther">,
): (typeof LEFT_OUT)[number] | null {
  if (one.isUnassigned) return "leftOut";
  if (one.isConfirmedLate) return "leftOutLate";
  return one.isWithOther ? "leftOutTaken" : null;
}

/** The first booking that staff can answer for; who doesn't see all bookings gives it no car. */
export function firstAnswerable<One extends Pick<Unmarked, "isUnassigned">>(
  unmarked: readonly One[],
  hasAll: boolean,
): One | undefined {
  return unmarked.find((one) => hasAll || !one.isUnassigned);
}
