import type { BookingStore } from "~/booking/events/booking-store.server";
import type { Staff } from "~/staff/staff.queries.server";
import { readId } from "~/web/id";
import {
  type ChangeBookingResult,
  catchUnavailable,
  findState,
  refuseStale,
} from "~/desk/bookings/change-booking.server";
import { listPeriods } from "~/booking/notices/overlaps.queries.server";
import { undoChange } from "~/booking/undo.queries.server";

/** Undoes what the account has just done with a booking. Pressed again, it says so and does nothing. */
export function undoBookingChange(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const id = readId(String(form.get("id")));
  const undoId = readId(String(form.get("undo")));
  return catchUnavailable(async () => {
    if (id === null || undoId === null) return { ok: false, reason: "bad" };
    const by = { userId: staff.id, actor: staff.username, now: new Date() };
    const undone = await undoChange(store.changes, { id, undoId, ...by });
    if (undone.ok) {
      store.wakeNodes();
      return { ok: true, flash: { id: Number(id), status: "undone" } };
    }
    const { reason } = undone;
    if (reason === "undoneBefore") return { ok: true, flash: { id: Number(id), status: reason } };
    const found = reason === "unknown" ? null : await findState(store, id);
    if (reason === "unknown" || !found) return { ok: false, reason: "not-found" };
    if (reason === "stale") return refuseStale(store, found, "");
    const conflicts = await listPeriods(store.sql, undone.conflicts);
    return { ok: false, reason: "refused", id: Number(id), refusal: reason, conflicts };
  });
}
