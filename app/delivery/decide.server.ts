import type { BookingStatus, SettableStatus } from "~/booking/status";
import { onceMore } from "~/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { decidePending, findDecision } from "~/booking/status.queries.server";

export type Decided =
  | { ok: true }
  | { ok: false; reason: "unknown" }
  /** Somebody was faster. `by` is the actor as the history has it. */
  | { ok: false; reason: "decided"; status: BookingStatus; by: string | null };

/** Confirms or cancels a booking that is pending; one that was decided on stays as it is. */
export async function decide(
  store: BookingStore,
  decision: { id: bigint; status: SettableStatus; actor: string },
): Promise<Decided> {
  const { sql, channels } = store;
  // Harmless to repeat: the second time it finds its own decision.
  if (await onceMore(() => decidePending(sql, decision, channels))) {
    store.wakeNodes();
    return { ok: true };
  }
  const found = await findDecision(sql, decision.id);
  return found ? { ok: false, reason: "decided", ...found } : { ok: false, reason: "unknown" };
}
