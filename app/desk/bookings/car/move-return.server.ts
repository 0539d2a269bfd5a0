import { changeReturn } from "~/booking/assignment/change-return.queries.server";
import { findBooking } from "~/booking/booking.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { declineReturn, findReturnRequest } from "~/booking/returns/returns.queries.server";
import { priceOfReturn } from "~/booking/returns/return-plan.server";
import { readReturn } from "~/booking/returns/read-return";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import { readId } from "~/web/id";
import {
  catchUnavailable,
  toChanged,
  type Changed,
} from "~/desk/bookings/page/change-booking.server";

/** Changes the planned return, for the price that the form showed. */
export function moveReturn(store: BookingStore, form: FormData, staff: Staff): Promise<Changed> {
  const id = readId(String(form.get("id")));
  const [to, seen] = [readReturn(form), readReturn(form, "seen")];
  return catchUnavailable(async () => {
    if (id === null || !to || !seen) return { ok: false, reason: "bad" };
    const { sql, channels } = store;
    const booking = await findBooking(sql, id);
    if (!booking) return { ok: false, reason: "not-found" };
    const quote = await priceOfReturn(sql, booking, to, await findReturnRequest(sql, booking.id));
    if (firstText(form.get("total")) !== String(quote.totalPrice)) {
      return {
        ok: false,
        reason: "refused",
        id: booking.id,
        refusal: "priceChanged",
        conflicts: [],
      };
    }
    const change = { id, seen, to, quote, actor: staff.username, now: new Date() };
    const changed = await changeReturn(store.changes, change, channels);
    return toChanged(store, id, changed, "extended", "fullUntil");
  });
}

/** Declines what the visitor asked for. */
export function refuseReturn(store: BookingStore, form: FormData, staff: Staff): Promise<Changed> {
  const id = readId(String(form.get("id")));
  return catchUnavailable(async () => {
    if (id === null) return { ok: false, reason: "bad" };
    const declined = { id, actor: staff.username };
    if (!(await declineReturn(store.sql, declined, store.channels))) {
      return { ok: false, reason: "refused", id: Number(id), refusal: "stale", conflicts: [] };
    }
    store.wakeNodes();
    return { ok: true, flash: { id: Number(id), status: "extensionDeclined" } };
  });
}
