import type { CancelReason, DeskStatus } from "~/booking/status";
import type { PassedTimes } from "~/booking/booking";
import type { SeenBooking } from "~/booking/booking.queries.server";

/** The fields of a cancellation. */
export const CANCEL_REASON = "reason";
export const CANCEL_NOTE = "sentence";

/** The field with what the form of a confirmation has said: that the pick-up, or the whole rental, is in the past. */
export const PASSED = "passed";
export type PassedMoment = "pickup" | "return";

/** A change of a booking's status that staff choose. */
export type Decision = {
  name: "confirm" | "refuse" | "cancel" | "noShow" | "complete";
  status: DeskStatus;
  /** The reasons that a cancellation may have, the usual one first. */
  reasons: readonly CancelReason[];
};

const CONFIRM = { name: "confirm", status: "confirmed", reasons: [] } as const;
const REFUSE = { name: "refuse", status: "cancelled", reasons: ["refused"] } as const;
const NO_SHOW = { name: "noShow", status: "cancelled", reasons: ["no-show"] } as const;
const COMPLETE = { name: "complete", status: "completed", reasons: [] } as const;

/** The cancellation by the company, or for a customer who has called. */
const CANCEL = { name: "cancel", status: "cancelled", reasons: ["company", "withdrawn"] } as const;

/** The reasons of a correction. It may have any: what was decided was wrong. */
const ANY_REASON = ["company", "withdrawn", "no-show", "refused"] as const;

type Decisions = {
  /** The decisions that a booking in this state needs. */
  steps: readonly Decision[];
  /** Any other change of the status: it corrects what somebody decided. */
  corrections: readonly Decision[];
};

type DecidedOn = Pick<SeenBooking, "status" | "isOut" | "isPickupPast" | "isOver">;

/**
 * Returns the decisions of a booking. A vehicle that is out comes back: nothing is decided before its
 * return is marked. Nobody fails to come before the pick-up, and to confirm a request that is over corrects
 * its status. A status that the site does not know can be corrected to any.
 */
export function decisionsOf({ status, isOut, isPickupPast, isOver }: DecidedOn): Decisions {
  if (isOut) return { steps: [], corrections: [] };
  const reasons = ANY_REASON.filter((reason) => isPickupPast || reason !== "no-show");
  const cancelAny: Decision = { name: "cancel", status: "cancelled", reasons };
  const decisions: Partial<Record<SeenBooking["status"], Decisions>> = {
    pending: isOver
      ? { steps: [REFUSE], corrections: [CONFIRM, CANCEL, COMPLETE] }
      : { steps: [CONFIRM, REFUSE], corrections: [CANCEL, COMPLETE] },
    confirmed: { steps: isPickupPast ? [CANCEL, NO_SHOW] : [CANCEL], corrections: [COMPLETE] },
    cancelled: { steps: [], corrections: [CONFIRM, COMPLETE] },
    completed: { steps: [], corrections: [CONFIRM, cancelAny] },
  };
  return decisions[status] ?? { steps: [], corrections: [CONFIRM, cancelAny, COMPLETE] };
}

/**
 * Returns which of the times of a booking has passed, the last one first: a confirmation says so before it
 * is sent.
 */
export function passedOf({ isPickupPast, isOver }: PassedTimes): PassedMoment | null {
  if (isOver) return "return";
  return isPickupPast ? "pickup" : null;
}
