import { onceMore, type Sql } from "~/db.server";
import { wakeNodes } from "~/notifications/wake-up.server";
import { cancellation } from "./cancellation";
import { cancelOwnBooking, findOwnBooking } from "./own-booking.queries.server";

export type Cancelled = { ok: true } | { ok: false; reason: "unknown" | "late" | "completed" };

/** Cancels the booking of a link for its visitor. One that is cancelled already stays so. */
export async function cancelBooking(sql: Sql, token: string, now: Date): Promise<Cancelled> {
  // Harmless to repeat: the second time it is cancelled already.
  if (await onceMore(() => cancelOwnBooking(sql, token, now))) {
    wakeNodes(sql);
    return { ok: true };
  }
  const booking = await findOwnBooking(sql, token);
  if (!booking) return { ok: false, reason: "unknown" };
  const state = cancellation(booking, now);
  // Open again: staff gave it back a moment ago.
  if (state.ok) return cancelBooking(sql, token, now);
  return state.reason === "cancelled" ? { ok: true } : { ok: false, reason: state.reason };
}
