import { href } from "react-router";
import { assignVehicle, swapVehicles } from "~/booking/assignment/assignment.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { undoableBy } from "~/booking/undo.queries.server";
import { hasCarNews } from "~/messaging/delivery/car-news.queries.server";
import { firstText } from "~/web/first-text";
import type { Staff } from "~/staff/staff.queries.server";
import { readId } from "~/web/id";
import {
  catchUnavailable,
  readRevision,
  toChangeResult,
  type ChangeBookingResult,
  type FoundState,
} from "~/desk/bookings/change-booking.server";
import { MOVE_FIELDS, readMove, readSwap, PREVIEW_SEEN } from "./move";

/** Gives a booking another vehicle that is free, or changes whether it stays on its own. */
export function moveBooking(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const id = readId(String(form.get("id")));
  const move = readMove(form);
  return catchUnavailable(async () => {
    if (id === null || !move) return { ok: false, reason: "bad" };
    const { vehicleId, seen } = move;
    if (vehicleId !== seen && (await asksFirst(store, form, [{ id, vehicleId }]))) {
      return previewOf(id, form);
    }
    const by = { undo: undoableBy(store, staff), actor: staff.username, now: new Date() };
    const changed = await assignVehicle(store.changes, { id, ...move, ...by });
    const isPin = vehicleId === seen;
    const done = isPin ? (move.pinned ? "pinned" : "unpinned") : "moved";
    const isDone = ({ rental }: FoundState) =>
      rental.vehicle?.id === move.vehicleId && rental.isPinned === move.pinned;
    return toChangeResult(
      store,
      { id, revision: readRevision(form), isDone },
      changed,
      done,
      "taken",
    );
  });
}

/** Exchanges the vehicles of two bookings. */
export function swapBookings(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const id = readId(String(form.get("id")));
  const swap = readSwap(form);
  return catchUnavailable(async () => {
    if (id === null || !swap) return { ok: false, reason: "bad" };
    const cars = [
      { id, vehicleId: swap.seenOther },
      { id: swap.otherId, vehicleId: swap.seen },
    ];
    if (await asksFirst(store, form, cars)) return previewOf(id, form);
    const by = { undo: undoableBy(store, staff), actor: staff.username, now: new Date() };
    const changed = await swapVehicles(store.changes, { id, ...swap, ...by });
    const isDone = ({ rental }: FoundState) => rental.vehicle?.id === swap.seenOther;
    return toChangeResult(
      store,
      { id, revision: readRevision(form), isDone },
      changed,
      "swapped",
      "taken",
    );
  });
}

/** Returns whether staff have to see first what is sent to the customers of these bookings. */
async function asksFirst(
  { sql }: BookingStore,
  form: FormData,
  cars: { id: bigint; vehicleId: number }[],
) {
  return form.get(PREVIEW_SEEN) !== "on" && (await hasCarNews(sql, cars));
}

/** Returns the step of the booking's page that shows the messages, also for a move by dragging. */
function previewOf(id: bigint, form: FormData): ChangeBookingResult {
  const query = new URLSearchParams();
  for (const name of MOVE_FIELDS) if (form.has(name)) query.set(name, firstText(form.get(name)));
  const page = href("/admin/bookings/:id", { id: String(id) });
  return { ok: false, reason: "asks", address: `${page}?${query}` };
}
