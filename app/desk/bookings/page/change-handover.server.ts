import {
  markOut,
  markReturned,
  undoOut,
  undoReturn,
  type MarkedHandover,
} from "~/booking/assignment/handover.queries.server";
import { isUnnamedCar } from "~/booking/booking-car";
import type { BookingChange } from "~/booking/booking-change.server";
import { findSeenBooking } from "~/booking/booking.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { undoableBy } from "~/booking/undo.queries.server";
import {
  catchUnavailable,
  readRevision,
  toChangeResult,
  type ChangeBookingResult,
  type FoundState,
} from "~/desk/bookings/change-booking.server";
import type { Staff } from "~/staff/staff.queries.server";
import { isMarked, readHandover, type HandoverMark } from "./handover";

/** Marks that a vehicle was handed over or returned, or removes the mark. */
export function changeHandover(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const now = new Date();
  const handover = readHandover(form, now);
  return catchUnavailable(async () => {
    if (!handover) return { ok: false, reason: "bad" };
    const { mark, ...marked } = handover;
    const revision = readRevision(form);
    const undo = undoableBy(store, staff);
    const change = { ...marked, revision, undo, actor: staff.username, now };
    const changed = await HANDOVERS[mark](store, change);
    const { id } = handover;
    const isDone = ({ rental }: FoundState) => isMarked(handover, rental);
    const answer = await toChangeResult(store, { id, revision, isDone }, changed, mark);
    if (answer.ok || answer.reason !== "refused" || answer.refusal !== "unassigned") return answer;
    const booking = await findSeenBooking(store.sql, id);
    const isUnnamed = booking !== null && isUnnamedCar(booking);
    return isUnnamed ? { ...answer, refusal: "nothingToHandOver" } : answer;
  });
}

const HANDOVERS = {
  out: ({ changes }, change) => markOut(changes, change),
  outUndone: ({ changes }, change) => undoOut(changes, change),
  returned: ({ changes, channels }, change) => markReturned(changes, change, channels),
  returnUndone: ({ changes }, change) => undoReturn(changes, change),
} satisfies Record<
  HandoverMark,
  (store: BookingStore, change: MarkedHandover) => Promise<BookingChange>
>;
