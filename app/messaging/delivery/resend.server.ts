import { logUnavailable } from "~/web/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { readId } from "~/web/id";
import { reviveRows } from "./outbox.queries.server";

export type ResendResult =
  | { ok: true; count: number }
  | { ok: false; reason: "bad" | "unavailable" };

/** Makes unsent messages due again. The field `outbox` is the id of a dead row, or `all`. */
export async function resend(store: BookingStore, form: FormData): Promise<ResendResult> {
  const requested = String(form.get("outbox"));
  const id = readId(requested);
  if (id === null && requested !== "all") return { ok: false, reason: "bad" };
  try {
    const count = await reviveRows(store.sql, id, store.channels);
    store.wakeNodes();
    return { ok: true, count };
  } catch (error) {
    logUnavailable(error, "unsent messages could not be resent");
    return { ok: false, reason: "unavailable" };
  }
}
