import { redirect } from "react-router";
import { findBooking } from "~/booking/booking.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { orNull } from "~/web/db.server";
import { keepLanguage } from "~/web/i18n/address";
import type { Staff } from "~/staff/staff.queries.server";
import type { ChangeBookingResult } from "./change-booking.server";
import type { DeskFlash } from "~/desk/desk-flash.server";
import { NO_STORE, refuseDeskForm, type DeskRequest } from "~/desk/desk-request.server";
import { answerStaff, returnToPage, PROBLEM_STATUS } from "~/desk/staff-form.server";

export type ChangeBooking = (
  store: BookingStore,
  form: FormData,
  staff: Staff,
) => Promise<ChangeBookingResult>;

/** Changes a booking and redirects back to the form's page. */
export function answerChange(store: BookingStore, desk: DeskRequest, change: ChangeBooking) {
  return answerStaff(store, desk, async (staff) => {
    const changed = await change(store, desk.form, staff);
    if (changed.ok) return returnToPage(desk, await withUnwritten(store, changed.flash));
    if (changed.reason === "asks") {
      const address = keepLanguage(changed.address, new URL(desk.request.url).search);
      return redirect(address, { status: 303, headers: NO_STORE });
    }
    if (changed.reason === "model") {
      return refuseDeskForm({ problem: "model", model: changed.model }, 422);
    }
    if (changed.reason === "refused") {
      const { ok: _, reason: __, ...refused } = changed;
      return refuseDeskForm({ problem: "refused", ...refused }, 409);
    }
    const { reason, note, sentence } = changed;
    const typed = { ...(note && { note }), ...(sentence && { sentence }) };
    return refuseDeskForm({ problem: reason, ...typed }, PROBLEM_STATUS[reason]);
  });
}

/**
 * The changes about which customers are always written to. For another car a step before shows whether they
 * are.
 */
const WRITTEN = new Set<unknown>([
  "confirmed",
  "confirmedWithoutCar",
  "cancelled",
  "refused",
  "noShow",
  "extended",
  "tripChanged",
  "extensionDeclined",
]);

/**
 * Adds the reason if the customer is not written to. The change is done, whether or not the address of its
 * customer can be read.
 */
async function withUnwritten(store: BookingStore, flash: DeskFlash): Promise<DeskFlash> {
  if (!("status" in flash) || !WRITTEN.has(flash.status)) return flash;
  if (!store.channels.includes("emailVisitor")) return { ...flash, unwritten: "noMail" };
  const booking = await orNull(findBooking(store.sql, BigInt(flash.id)));
  return booking && !booking.email ? { ...flash, unwritten: "noAddress" } : flash;
}
