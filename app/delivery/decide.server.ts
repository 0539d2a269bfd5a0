import type { BookingStatus, SettableStatus } from "~/booking/status";
import { retryOnce } from "~/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { decidePending, findDecision } from "~/booking/status.queries.server";

export type Decided =
  | { ok: true }
  | { ok: false; reason: "unknown" }
  /** No vehicle is free; `conflicts` are the bookings in the way. Only the desk can overbook. */
  | { ok: false; reason: "full"; conflicts: number[] }
  /** Decided earlier. `by` is the actor in the history. */
  | { ok: false; reason: "decided"; status: BookingStatus; by: string | null };

/** Confirms or cancels a pending booking. Changes no other status. */
export async function decide(
  store: BookingStore,
  decision: { id: bigint; status: SettableStatus; actor: string },
): Promise<Decided> {
  const { sql, changes, channels } = store;
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
