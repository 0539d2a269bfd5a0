import type { ReplyKind } from "~/booking/events/channels";
import { replyTo, type ReplyRules } from "~/booking/reply-by";
import { MOST_AT_ONCE } from "./unanswered.queries.server";

const MINUTE_MS = 60_000;

/** A reminder after less than this would follow the message of the request itself. */
const SHORTEST_HALF_MS = 10 * MINUTE_MS;

/** Reminders that are due for longer are late: no node was running, or the clock has jumped. */
const LATE_MS = 15 * MINUTE_MS;

/** Nobody is reminded of what fell due longer ago. */
const FORGOTTEN_MS = 24 * 60 * MINUTE_MS;

/** A pending request with the kinds of its reminders that were written. */
export type WaitingRequest = {
  id: number;
  createdAt: string;
  pickupDate: string;
  pickupTime: string;
  done: readonly ReplyKind[];
};

/** A reminder that is due. `dueAt` is ISO 8601 in UTC. */
export type ReplyReminder = {
  id: number;
  kind: ReplyKind;
  dueAt: string;
  /** Whether staff get a message about this request; the others are counted in one. */
  forStaff: boolean;
  /** Whether the customer is told that the deadline has passed. */
  forCustomer: boolean;
};

/**
 * Returns the reminders that are due, the oldest first: one at half of the time for the answer, and one at its end. At
 * most `MOST_AT_ONCE` go to staff one by one. If more are late, customers are told nothing: the clock may have jumped.
 */
export function dueReminders(
  requests: readonly WaitingRequest[],
  { hours, isPromised }: ReplyRules,
  now: Date,
): ReplyReminder[] {
  const due = requests
    .flatMap((request) => {
      const { half, by } = replyTo(request, hours);
      if (!half || !by) return [];
      const isOver = by <= now;
      const isShort = half.getTime() - Date.parse(request.createdAt) < SHORTEST_HALF_MS;
      const kind: ReplyKind = isOver ? "overdue" : "waiting";
      const at = isOver ? by : half;
      const passed = now.getTime() - at.getTime();
      if (passed < 0 || passed > FORGOTTEN_MS || request.done.includes(kind)) return [];
      return isOver || !isShort ? [{ id: request.id, kind, at, isLate: passed > LATE_MS }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
  const areManyLate = due.filter(({ isLate }) => isLate).length > MOST_AT_ONCE;
  return due.map(({ id, kind, at, isLate }, index) => ({
    id,
    kind,
    dueAt: at.toISOString(),
    forStaff: index < MOST_AT_ONCE,
    forCustomer: kind === "overdue" && isPromised && !(isLate && areManyLate),
  }));
}
