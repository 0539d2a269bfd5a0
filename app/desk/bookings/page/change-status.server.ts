import { isUnnamedCar } from "~/booking/booking-car";
import { findSeenBooking, type SeenBooking } from "~/booking/booking.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { isCancelReason, isDeskStatus, MAX_CANCEL_NOTE, type CancelReason } from "~/booking/status";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { undoableBy } from "~/booking/undo.queries.server";
import {
  catchUnavailable,
  readRevision,
  toChangeResult,
  type ChangeBookingResult,
  type ChangedStatus,
  type FoundState,
  type RefusedChange,
} from "~/desk/bookings/change-booking.server";
import { KNOWS_NONE } from "~/desk/bookings/model/model-fields";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import { readId } from "~/web/id";
import { readableText } from "~/web/plain-text";
import { noteText } from "./booking-note.schema";
import { CANCEL_NOTE, CANCEL_REASON, PASSED, passedOf, type PassedMoment } from "./decision";

/** Sets a status; a cancellation has its reason and a sentence to the customer. */
export async function changeStatus(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const sentence = readableText(noteText(firstText(form.get(CANCEL_NOTE))));
  const changed = await catchUnavailable(() => setStatus(store, form, { sentence, staff }));
  if (changed.ok || changed.reason === "asks" || changed.reason === "model") return changed;
  return sentence === "" ? changed : { ...changed, sentence };
}

async function setStatus(
  store: BookingStore,
  form: FormData,
  { sentence, staff }: { sentence: string; staff: Staff },
): Promise<ChangeBookingResult> {
  const id = readId(String(form.get("id")));
  const status = form.get("status");
  const reason = form.get(CANCEL_REASON);
  const hasReason = isCancelReason(reason);
  if (id === null || !isDeskStatus(status)) return { ok: false, reason: "bad" };
  if (reason !== null && !hasReason) return { ok: false, reason: "bad" };
  if ([...sentence].length > MAX_CANCEL_NOTE) {
    return { ok: false, reason: "longSentence" };
  }
  const overbook = form.get("overbook") === "true";
  const revision = readRevision(form);
  const acknowledged = readAcknowledged(form);
  if (status === "confirmed") {
    const booking = await findSeenBooking(store.sql, id);
    // An outdated form is refused as such.
    if (booking?.revision === revision && booking.status !== status) {
      const refused = refuseConfirmation(booking, acknowledged);
      if (refused) return { ...refused, revision };
    }
  }
  const cancelled = status === "cancelled" && { reason: hasReason ? reason : null, note: sentence };
  const undo = undoableBy(store, staff);
  const update = { id, revision, status, overbook, undo, actor: staff.username, ...cancelled };
  const updated = await updateBookingStatus(store.changes, update, store.channels);
  const isDone = ({ booking }: FoundState) => booking.status === status;
  const hasCar = !updated.ok || updated.booking.vehicleModel !== null;
  const done = status === "confirmed" && !hasCar ? "confirmedWithoutCar" : status;
  const shown = (hasReason && CANCELLED_AS[reason]) || done;
  const changed = await toChangeResult(store, { id, revision, isDone }, updated, shown);
  if (changed.ok || changed.reason !== "refused") return changed;
  // Only the status that says that nobody came waits for its time.
  if (changed.refusal === "future") return { ...changed, refusal: "tooEarly" };
  return { ...changed, acknowledged };
}

/** Reads what the form of a confirmation has said and staff have accepted. */
function readAcknowledged(form: FormData): Record<string, string> {
  const fields = [PASSED, KNOWS_NONE].map((name) => [name, firstText(form.get(name))] as const);
  return Object.fromEntries(fields.filter(([, value]) => ACKNOWLEDGED.has(value)));
}

const ACKNOWLEDGED = new Set<string>(["on", "pickup", "return"] satisfies ("on" | PassedMoment)[]);

/** Returns what staff have to know before they confirm; null if the form has said it. */
function refuseConfirmation(
  booking: SeenBooking,
  acknowledged: Record<string, string>,
): RefusedChange | null {
  const { id, pickupDate: date, pickupTime: time } = booking;
  const refused = {
    ok: false as const,
    reason: "refused" as const,
    id,
    conflicts: [],
    acknowledged,
  };
  const passed = passedOf(booking);
  const told = acknowledged[PASSED];
  if (passed === "return" && told !== "return") return { ...refused, refusal: "over" };
  if (passed === "pickup" && told === undefined) {
    return { ...refused, refusal: "pickupPast", pickup: { date, time } };
  }
  if (isUnnamedCar(booking) && acknowledged[KNOWS_NONE] === undefined) {
    return { ...refused, refusal: "unnamed" };
  }
  return null;
}

/** The change of which the message speaks, by the reason that staff chose for a cancellation. */
const CANCELLED_AS: Partial<Record<CancelReason, ChangedStatus>> = {
  refused: "refused",
  "no-show": "noShow",
};
