import type { CancelReason, DeskStatus } from "~/booking/status";
import type { SeenBooking } from "~/booking/booking.queries.server";

/** Fields of a cancellation. */
export const CANCEL_REASON = "reason";
export const CANCEL_NOTE = "sentence";

/** A change of a booking's status that staff choose. */
export type Decision = {
  name: "confirm" | "refuse" | "cancel" | "noShow" | "complete";
  status: DeskStatus;
  /** Those that a cancellation may have, the usual one first. */
  reasons: readonly CancelReason[];
};

const CONFIRM = { name: "confirm", status: "confirmed", reasons: [] } as const;
const REFUSE = { name: "refuse", status: "cancelled", reasons: ["refused"] } as const;
const NO_SHOW = { name: "noShow", status: "cancelled", reasons: ["no-show"] } as const;
const COMPLETE = { name: "complete", status: "completed", reasons: [] } as const;

/** By the company, or for a customer who has called. */
const CANCEL = { name: "cancel", status: "cancelled", reasons: ["company", "withdrawn"] } as const;

/** Any reason: what was decided was wrong. */
const CANCEL_ANY = {
  name: "cancel",
  status: "cancelled",
  reasons: ["company", "withdrawn", "no-show", "refused"],
} as const;

type Decisions = {
  /** What a booking in this state needs. */
  steps: readonly Decision[];
  /** Any other change: it corrects what somebody decided. */
  corrections: readonly Decision[];
};

/**
 * A vehicle that is out comes back: nothing is decided before its return is marked. A status that the site
 * does not know can be corrected to any.
 */
export function decisionsOf({ status, isOut }: Pick<SeenBooking, "status" | "isOut">): Decisions {
  if (isOut) return { steps: [], corrections: [] };
  const decisions: Partial<Record<SeenBooking["status"], Decisions>> = {
    pending: { steps: [CONFIRM, REFUSE], corrections: [CANCEL, COMPLETE] },
    confirmed: { steps: [CANCEL, NO_SHOW], corrections: [COMPLETE] },
    cancelled: { steps: [], corrections: [CONFIRM, COMPLETE] },
    completed: { steps: [], corrections: [CONFIRM, CANCEL_ANY] },
  };
  return decisions[status] ?? { steps: [], corrections: [CONFIRM, CANCEL_ANY, COMPLETE] };
}
