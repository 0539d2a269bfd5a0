import type { BookingStatus, SettableStatus } from "~/booking/status";
import { isUnnamedCar } from "~/booking/booking-car";
import { findSeenBooking } from "~/booking/booking.queries.server";
import { retryOnce, type Sql } from "~/web/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { decidePending, findDecision } from "~/booking/status.queries.server";

export type DecideResult =
  | { ok: true }
  | { ok: false; reason: "unknown" }
  /** No vehicle is free; `conflicts` are the bookings in the way. Only the desk can overbook. */
  | { ok: false; reason: "full"; conflicts: number[] }
  /** The booking is of no model, and has no price of the company: only the desk can confirm it. */
  | { ok: false; reason: "unnamed" }
  /** The whole rental is in the past: only the desk can confirm it, as a correction. */
  | { ok: false; reason: "over" }
  /** The pick-up is in the past, which the decision did not know. The time is business time. */
  | { ok: false; reason: "pickupPast"; pickup: { date: string; time: string } }
  /** The booking was decided on earlier. `by` is the actor in the history. */
  | { ok: false; reason: "decided"; status: BookingStatus; by: string | null };

type Decision = {
  id: bigint;
  status: SettableStatus;
  actor: string;
  /** Whether the person who confirms has read that the pick-up is in the past. */
  knowsPast?: boolean;
};

/** Confirms or cancels a pending booking. A booking in another status does not change. */
export async function decide(
  store: BookingStore,
  { knowsPast = false, ...decision }: Decision,
): Promise<DecideResult> {
  const { sql, changes, channels } = store;
  const refused =
    decision.status === "confirmed" && (await findRefusal(sql, decision.id, knowsPast));
  if (refused) return refused;
  // Safe to retry: the retry finds its own decision.
  const decided = await retryOnce(() => decidePending(changes, decision, channels));
  if (decided.ok) {
    store.wakeNodes();
    return { ok: true };
  }
  if (decided.reason === "full") return { ok: false, reason: "full", conflicts: decided.conflicts };
  const found = await findDecision(sql, decision.id);
  return found ? { ok: false, reason: "decided", ...found } : { ok: false, reason: "unknown" };
}

/** Returns the refusal of a request with something that has to be settled before it is confirmed, or null. */
async function findRefusal(sql: Sql, id: bigint, knowsPast: boolean): Promise<DecideResult | null> {
  const booking = await retryOnce(() => findSeenBooking(sql, id));
  if (booking?.status !== "pending") return null;
  if (booking.isOver) return { ok: false, reason: "over" };
  if (isUnnamedCar(booking)) return { ok: false, reason: "unnamed" };
  if (!booking.isPickupPast || knowsPast) return null;
  const { pickupDate: date, pickupTime: time } = booking;
  return { ok: false, reason: "pickupPast", pickup: { date, time } };
}
