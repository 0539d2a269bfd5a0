import { retryOnce } from "~/web/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { findMessageState, insertMessage } from "~/booking/manage/own-booking.queries.server";

export type MessageSent = { ok: true } | { ok: false; reason: "unknown" | "full" | "closed" };

/** Stores a visitor's validated message. Repeating the last one succeeds without storing it. */
export async function sendMessage(
  store: BookingStore,
  token: string,
  text: string,
): Promise<MessageSent> {
  const { sql, channels } = store;
  // Safe to retry: a repeated last message is not stored.
  if (await retryOnce(() => insertMessage(sql, token, text, channels))) {
    store.wakeNodes();
    return { ok: true };
  }
  const state = await findMessageState(sql, token, text);
  if (!state) return { ok: false, reason: "unknown" };
  if (state.repeated) return { ok: true };
  return { ok: false, reason: state.full ? "full" : "closed" };
}
