import { onceMore } from "~/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { findMessageState, insertMessage } from "./own-booking.queries.server";

export type MessageSent = { ok: true } | { ok: false; reason: "unknown" | "full" | "closed" };

/** Puts a visitor's checked message on the booking of a link. The last one again is stored once. */
export async function sendMessage(
  store: BookingStore,
  token: string,
  text: string,
): Promise<MessageSent> {
  const { sql, channels } = store;
  // Harmless to repeat: the second time it is the last one again.
  if (await onceMore(() => insertMessage(sql, token, text, channels))) {
    store.wakeNodes();
    return { ok: true };
  }
  const state = await findMessageState(sql, token, text);
  if (!state) return { ok: false, reason: "unknown" };
  if (state.repeated) return { ok: true };
  return { ok: false, reason: state.full ? "full" : "closed" };
}
