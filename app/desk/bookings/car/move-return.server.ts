import { changeReturn, changeTrip } from "~/booking/assignment/change-return.queries.server";
import type { BookingChange } from "~/booking/booking-change.server";
import { findSeenBooking } from "~/booking/booking.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { declineReturn, findReturnRequest } from "~/booking/returns/returns.queries.server";
import { priceOfReturn } from "~/booking/returns/return-plan.server";
import { sumToPay } from "~/catalog/pricing/quote";
import { wishOf } from "~/booking/returns/trip-wish";
import { readReturn, type ReturnTime } from "~/booking/returns/read-return";
import type { Staff } from "~/staff/staff.queries.server";
import { MAX_CANCEL_NOTE } from "~/booking/status";
import { CANCEL_NOTE } from "~/desk/bookings/page/decision";
import { noteText } from "~/desk/bookings/page/booking-note.schema";
import { readableText } from "~/web/plain-text";
import { firstText } from "~/web/first-text";
import { readId } from "~/web/id";
import {
  catchUnavailable,
  readRevision,
  toChangeResult,
  type ChangeBookingResult,
  type FoundState,
} from "~/desk/bookings/change-booking.server";

const STALE: BookingChange = { ok: false, reason: "stale", conflicts: [] };

/** Changes the planned return, for the price that the form showed. */
export function moveReturn(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const id = readId(String(form.get("id")));
  const [to, seen] = [readReturn(form), readReturn(form, "seen")];
  return catchUnavailable(async () => {
    if (id === null || !to || !seen) return { ok: false, reason: "bad" };
    const { sql, channels } = store;
    const booking = await findSeenBooking(sql, id);
    if (!booking) return { ok: false, reason: "not-found" };
    const revision = readRevision(form);
    const sent = { id, revision, isDone: (found: FoundState) => returnsAt(found, to) };
    // The revision is checked before the price: another wish of the customer has another price.
    if (booking.revision !== revision) return toChangeResult(store, sent, STALE, "extended");
    const quote = await priceOfReturn(sql, booking, to, await findReturnRequest(sql, booking.id));
    if (firstText(form.get("total")) !== String(sumToPay(quote))) {
      return {
        ok: false,
        reason: "refused",
        id: booking.id,
        refusal: "priceChanged",
        conflicts: [],
      };
    }
    const change = { id, revision, seen, to, quote, actor: staff.username, now: new Date() };
    const changed = await changeReturn(store.changes, change, channels);
    return toChangeResult(store, sent, changed, "extended", "fullUntil");
  });
}

function returnsAt({ booking }: FoundState, { date, time }: ReturnTime) {
  return booking.returnDate === date && booking.returnTime === time;
}

/** Gives the booking the places, times and extras that its customer asked for, for the price that was shown. */
export function acceptTrip(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const id = readId(String(form.get("id")));
  return catchUnavailable(async () => {
    if (id === null) return { ok: false, reason: "bad" };
    const booking = await findSeenBooking(store.sql, id);
    if (!booking) return { ok: false, reason: "not-found" };
    const revision = readRevision(form);
    const sent = { id, revision, isDone: (found: FoundState) => hasTrip(found, form) };
    const request = await findReturnRequest(store.sql, booking.id);
    // What the form showed was answered meanwhile, or is another wish now.
    if (booking.revision !== revision || !request?.wish || request.isDeclined) {
      return toChangeResult(store, sent, STALE, "tripChanged");
    }
    const { wish, quote } = request;
    const booked = wishOf(booking);
    const change = { id, revision, booked, wish, quote, actor: staff.username, now: new Date() };
    const changed = await changeTrip(store.changes, change, store.channels);
    return toChangeResult(store, sent, changed, "tripChanged", "fullUntil");
  });
}

/** Returns whether the booking has the times and the sum of a form, which was sent twice. */
function hasTrip({ booking }: FoundState, form: FormData) {
  const times = ["pickupDate", "pickupTime", "returnDate", "returnTime"] as const;
  return (
    times.every((name) => booking[name] === firstText(form.get(name))) &&
    String(sumToPay(booking)) === firstText(form.get("total"))
  );
}

/** Declines what the customer asked for, with a reason if staff wrote one. */
export function refuseReturn(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const id = readId(String(form.get("id")));
  return catchUnavailable(async () => {
    if (id === null) return { ok: false, reason: "bad" };
    const revision = readRevision(form);
    const note = readableText(noteText(firstText(form.get(CANCEL_NOTE))));
    if ([...note].length > MAX_CANCEL_NOTE) {
      return { ok: false, reason: "longSentence", sentence: note };
    }
    const declined = { id, revision, note, actor: staff.username };
    if (await declineReturn(store.sql, declined, store.channels)) {
      store.wakeNodes();
      return { ok: true, flash: { id: Number(id), status: "extensionDeclined" } };
    }
    const request = await findReturnRequest(store.sql, Number(id));
    const isDone = () => request?.isDeclined === true;
    return toChangeResult(store, { id, revision, isDone }, STALE, "extensionDeclined");
  });
}
