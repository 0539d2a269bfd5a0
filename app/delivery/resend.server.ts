import { isDatabaseAway } from "~/db.server";
import { log } from "~/log.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { readId } from "~/web/id";
import { reviveRows } from "./outbox.queries.server";

export type Resent = { ok: true; count: number } | { ok: false; reason: "bad" | "unavailable" };

/** Sends anew what a form of the desk names in `outbox`: one row that could not be sent, or `all`. */
export async function resend(store: BookingStore, form: FormData): Promise<Resent> {
  const asked = String(form.get("outbox"));
  const id = readId(asked);
  if (id === null && asked !== "all") return { ok: false, reason: "bad" };
  try {
    const count = await reviveRows(store.sql, id, store.channels);
    store.wakeNodes();
    return { ok: true, count };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "nothing could be sent anew: the database is away");
    return { ok: false, reason: "unavailable" };
  }
}
