import type { BookingStatus, SettableStatus } from "~/booking/status";
import { isUnnamedCar } from "~/booking/booking-car";
import { findSeenBooking } from "~/booking/booking.queries.server";
import { retryOnce, type Sql } from "~/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { decidePending, findDecision } from "~/booking/status.queries.server";

export type Decided =
  | { ok: true }
  | { ok: false; reason: "unknown" }
  /** No vehicle is free; `conflicts` are the bookings in the way. Only the desk can overbook. */
  | { ok: false; reason: "full"; conflicts: number[] }
  /** It is of no model, and has no price of the company: only the desk can confirm it. */
  | { ok: false; reason: "unnamed" }
  /** Decided earlier. `by` is the actor in the history. */
  | { ok: false; reason: "decided"; status: BookingStatus; by: string | null };

/** Confirms or cancels a pending booking. Changes no other status. */
export async function decide(
  store: BookingStore,
  decision: { id: bigint; status: SettableStatus; actor: string },
): Promise<Decided> {
  const { sql, changes, channels } = store;
  if (decision.status === "confirmed" && (await isUnnamed(sql, decision.id))) {
    return { ok: false, reason: "unnamed" };
  }
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

async function isUnnamed(sql: Sql, id: bigint): Promise<boolean> {
  const booking = await retryOnce(() => findSeenBooking(sql, id));
  return booking !== null && booking.status === "pending" && isUnnamedCar(booking);
}
