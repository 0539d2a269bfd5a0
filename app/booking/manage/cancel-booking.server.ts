import { onceMore } from "~/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { cancellation } from "./cancellation";
import { findOwnBooking } from "./own-booking.queries.server";
import { cancelOwnBooking } from "~/booking/status.queries.server";

export type Cancelled =
  | { ok: true }
  /** `changed`: by the staff, in this very moment; it may be tried again. */
  | { ok: false; reason: "unknown" | "late" | "completed" | "changed" };

/** Cancels the booking of a link for its visitor. One that is cancelled already stays so. */
export async function cancelBooking(
  store: BookingStore,
  token: string,
  now: Date,
): Promise<Cancelled> {
  const { sql, channels } = store;
  // Harmless to repeat: the second time it is cancelled already.
  if (await onceMore(() => cancelOwnBooking(sql, token, now, channels))) {
    store.wakeNodes();
    return { ok: true };
  }
  const booking = await findOwnBooking(sql, token);
  if (!booking) return { ok: false, reason: "unknown" };
  const state = cancellation(booking, now);
  if (state.ok) return { ok: false, reason: "changed" };
  return state.reason === "cancelled" ? { ok: true } : { ok: false, reason: state.reason };
}
