import { retryOnce } from "~/web/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { cancellation } from "./cancellation";
import { findBookingDetails } from "~/booking/manage/own-booking.queries.server";
import { cancelOwnBooking } from "~/booking/status.queries.server";

export type Cancelled =
  | { ok: true }
  /** `changed`: staff changed the status at the same moment; the visitor may retry. */
  | { ok: false; reason: "unknown" | "late" | "passed" | "out" | "completed" | "changed" };

/** Cancels a visitor's booking. Cancelling it again succeeds. */
export async function cancelBooking(
  store: BookingStore,
  token: string,
  rule: { now: Date; freeCancellationHours: number },
): Promise<Cancelled> {
  const { sql, changes, channels } = store;
  // Safe to retry: a cancelled booking is not cancelled again.
  if (await retryOnce(() => cancelOwnBooking(changes, token, rule, channels))) {
    store.wakeNodes();
    return { ok: true };
  }
  const booking = await findBookingDetails(sql, { token });
  if (!booking) return { ok: false, reason: "unknown" };
  const state = cancellation(booking, rule);
  if (state.ok) return { ok: false, reason: "changed" };
  return state.reason === "cancelled" ? { ok: true } : { ok: false, reason: state.reason };
}
