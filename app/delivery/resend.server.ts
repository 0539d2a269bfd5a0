import { isDatabaseUnavailable } from "~/db.server";
import { log } from "~/log.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { readId } from "~/web/id";
import { reviveRows } from "./outbox.queries.server";

export type Resent = { ok: true; count: number } | { ok: false; reason: "bad" | "unavailable" };

/** The field `outbox` is the id of a dead row, or `all`. */
export async function resend(store: BookingStore, form: FormData): Promise<Resent> {
  const requested = String(form.get("outbox"));
  const id = readId(requested);
  if (id === null && requested !== "all") return { ok: false, reason: "bad" };
  try {
    const count = await reviveRows(store.sql, id, store.channels);
    store.wakeNodes();
    return { ok: true, count };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "unsent messages could not be resent: the database is unavailable");
    return { ok: false, reason: "unavailable" };
  }
}
