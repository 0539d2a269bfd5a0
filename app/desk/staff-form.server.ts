import { redirect } from "react-router";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { isHandoverOfDay } from "~/booking/agenda/handover-of-day.queries.server";
import type { Sql } from "~/web/db.server";
import { seesAllBookings } from "~/web/pages/may-open";
import { DAY_REFUSED, ROLE_REFUSED, type Role } from "~/web/pages/roles";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import { readId } from "~/web/id";
import { readStaff, refuseRole } from "./access.server";
import { noteText } from "./bookings/page/booking-note.schema";
import { deskAddress } from "./desk-address";
import { deskFlashCookie, type DeskFlash } from "./desk-flash.server";
import { DESK_INTENTS } from "./desk-intents";
import { NO_STORE, refuseDeskForm, type DeskRequest } from "./desk-request.server";

/** The status of a response that says why a form changed nothing. */
export const PROBLEM_STATUS = {
  bad: 400,
  "not-found": 404,
  unavailable: 503,
  stale: 409,
  longSentence: 422,
} as const;

/**
 * Handles a form of somebody who is signed in and may send it. Without a session it is refused, with what
 * was typed.
 */
export async function answerStaff<Answer>(
  { sql }: BookingStore,
  { request, form, context }: DeskRequest,
  answer: (staff: Staff) => Promise<Answer>,
) {
  const staff = await readStaff(context, request);
  const refused = staff && (await refusedChange(sql, staff.role, form));
  if (refused) throw refuseRole(refused);
  if (staff) return answer(staff);
  const note = form.has("note") && {
    note: { typed: noteText(firstText(form.get("note"))), current: null },
  };
  return refuseDeskForm({ problem: "signedOut", ...note }, 401);
}

/**
 * Returns why a role may not send a form, or null. Staff who don't see all bookings mark the handovers of
 * the day and their messages, undo that and write notes.
 */
async function refusedChange(sql: Sql, role: Role, form: FormData) {
  if (seesAllBookings(role)) return null;
  if (!DAY_INTENTS.has(form.get("intent"))) return ROLE_REFUSED;
  const id = readId(String(form.get("id")));
  const isOfDay = id !== null && (await isHandoverOfDay(sql, id, new Date()));
  return isOfDay ? null : DAY_REFUSED;
}

const DAY_INTENTS = new Set<unknown>([
  DESK_INTENTS.handover,
  DESK_INTENTS.undo,
  DESK_INTENTS.note,
  DESK_INTENTS.answered,
]);

/** Redirects to the page of a form, which shows the message. */
export async function returnToPage({ request, secret }: DeskRequest, flash: DeskFlash) {
  const cookie = await deskFlashCookie(secret);
  const page = deskAddress(request.url);
  return redirect(page, {
    status: 303,
    headers: { "Set-Cookie": await cookie.write(flash, page), ...NO_STORE },
  });
}
