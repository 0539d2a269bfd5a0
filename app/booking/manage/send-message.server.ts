import { retryOnce, type Sql } from "~/db.server";
import { wakeNodes } from "~/booking/events/wake-up.server";
import { findMessageState, insertMessage } from "./own-booking.queries.server";

export type MessageSent = { ok: true } | { ok: false; reason: "unknown" | "full" | "closed" };

/** Puts a visitor's checked message on the booking of a link. The last one again is stored once. */
export async function sendMessage(sql: Sql, token: string, text: string): Promise<MessageSent> {
  // Harmless to repeat: the second time it is the last one again.
  if (await retryOnce(() => insertMessage(sql, token, text))) {
    wakeNodes(sql);
    return { ok: true };
  }
  const state = await findMessageState(sql, token, text);
  if (!state) return { ok: false, reason: "unknown" };
  if (state.repeated) return { ok: true };
  return { ok: false, reason: state.full ? "full" : "closed" };
}
