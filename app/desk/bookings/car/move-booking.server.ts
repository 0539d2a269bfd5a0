import { assignVehicle, swapVehicles } from "~/booking/assignment/assignment.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { undoableBy } from "~/booking/undo.queries.server";
import type { Staff } from "~/staff/staff.queries.server";
import { readId } from "~/web/id";
import {
  catchUnavailable,
  readRevision,
  toChanged,
  type Changed,
  type FoundState,
} from "~/desk/bookings/page/change-booking.server";
import { readMove, readSwap } from "./move";

/** Gives a booking another vehicle that is free, or changes whether it stays on its own. */
export function moveBooking(store: BookingStore, form: FormData, staff: Staff): Promise<Changed> {
  const id = readId(String(form.get("id")));
  const move = readMove(form);
  return catchUnavailable(async () => {
    if (id === null || !move) return { ok: false, reason: "bad" };
    const by = { undo: undoableBy(store, staff), actor: staff.username, now: new Date() };
    const changed = await assignVehicle(store.changes, { id, ...move, ...by });
    const isPin = move.vehicleId === move.seen;
    const done = isPin ? (move.pinned ? "pinned" : "unpinned") : "moved";
    const isDone = ({ rental }: FoundState) =>
      rental.vehicle?.id === move.vehicleId && rental.isPinned === move.pinned;
    return toChanged(store, { id, revision: readRevision(form), isDone }, changed, done, "taken");
  });
}

/** Exchanges the vehicles of two bookings. */
export function swapBookings(store: BookingStore, form: FormData, staff: Staff): Promise<Changed> {
  const id = readId(String(form.get("id")));
  const swap = readSwap(form);
  return catchUnavailable(async () => {
    if (id === null || !swap) return { ok: false, reason: "bad" };
    const by = { undo: undoableBy(store, staff), actor: staff.username, now: new Date() };
    const changed = await swapVehicles(store.changes, { id, ...swap, ...by });
    const isDone = ({ rental }: FoundState) => rental.vehicle?.id === swap.seenOther;
    return toChanged(
      store,
      { id, revision: readRevision(form), isDone },
      changed,
      "swapped",
      "taken",
    );
  });
}
