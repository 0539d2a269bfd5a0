import type { OfficeHours } from "~/catalog/company/company";
import { data, href, redirect } from "react-router";
import { isSettableStatus, type SettableStatus } from "~/booking/status";
import { isToken } from "~/booking/links/token";
import { hash } from "~/booking/links/token.server";
import type { Sql } from "~/web/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { decide } from "~/messaging/delivery/decide.server";
import { EMAIL_ACTOR } from "~/messaging/delivery/actors";
import {
  findDecisionLink,
  consumeDecisionLinks,
} from "~/messaging/delivery/decision-links.queries.server";
import {
  findBookingForMessage,
  type BookingForMessage,
} from "~/messaging/delivery/booking-for-message.queries.server";
import { keepLanguage } from "~/web/i18n/address";
import { mustVisitAccount, seesAllBookings } from "~/web/pages/may-open";
import { findActiveStaff } from "~/staff/session.server";
import type { Staff } from "~/staff/staff.queries.server";

/**
 * Loads the booking while it is pending, afterwards only the decision. Null for an expired or unknown link.
 * Changes nothing: some mailboxes open every link.
 */
export async function loadDecision(sql: Sql, token: string, hours: OfficeHours) {
  const link = isToken(token) ? await findDecisionLink(sql, hash(token)) : null;
  const booking =
    link && (await findBookingForMessage(sql, { bookingId: link.bookingId, eventId: null }, hours));
  if (!link || !booking) return null;
  if (link.used || booking.status !== "pending") return decidedView(booking);
  const { message: _, actor: __, gaps: ___, ...shown } = booking;
  return { kind: "open" as const, booking: shown };
}

/** Returns the decision without the customers' names: a person with the link needs no session. */
function decidedView({ id, status, decidedBy, gaps }: BookingForMessage) {
  const withoutNames = gaps.map(({ id: other, isBefore, minutes, needed }) => ({
    id: other,
    isBefore,
    minutes,
    needed,
  }));
  return { kind: "decided" as const, id, status, decidedBy, gaps: withoutNames };
}

export type DecisionView = NonNullable<Awaited<ReturnType<typeof loadDecision>>>;

/** The field with which a person confirms that they are no program. */
const SURE = "sure";

/** The field of a form that has said that the pick-up is in the past. */
const KNOWS_PAST = "past";

/** What the page shows after a press that has not decided: the question, or the bookings in the way. */
export type DecisionAnswer =
  | { asks: SettableStatus; isUnanswered: boolean }
  | { conflicts: readonly number[] }
  | { isUnnamed: boolean }
  | { isOver: boolean };

/**
 * Decides once, then redirects to the page, which shows the result. The first press only asks: programs that check
 * mails open the link and press a button. A second one counts with `SURE`; staff who are signed in are asked only
 * before they cancel, which notifies the customer at once. If no vehicle is free, the page says so with status
 * 409, and the link can still be used.
 */
export async function answerDecision(
  store: BookingStore,
  request: Request,
  token: string,
  form: FormData,
) {
  const { sql } = store;
  const status = form.get("status");
  if (!isSettableStatus(status)) throw data(null, 400);
  const link = isToken(token) ? await findDecisionLink(sql, hash(token)) : null;
  if (!link) throw data(null, 404);
  if (!link.used) {
    const staff = await findDecider(sql, request);
    const countsAtOnce = staff !== null && status === "confirmed";
    if (!countsAtOnce && form.get(SURE) !== "on") {
      const isUnanswered = form.has("asked");
      return data({ asks: status, isUnanswered }, isUnanswered ? 422 : 200);
    }
    const actor = staff?.username ?? EMAIL_ACTOR;
    const knowsPast = form.get(KNOWS_PAST) === "on";
    const decision = { id: BigInt(link.bookingId), status, actor, knowsPast };
    const decided = await decide(store, decision);
    if (!decided.ok && decided.reason === "full") {
      return data({ conflicts: decided.conflicts }, 409);
    }
    if (!decided.ok && decided.reason === "unnamed") return data({ isUnnamed: true }, 409);
    if (!decided.ok && decided.reason === "over") return data({ isOver: true }, 409);
    // The page was loaded before the pick-up: it asks, and says so now.
    if (!decided.ok && decided.reason === "pickupPast") {
      return data({ asks: status, isUnanswered: false }, 409);
    }
    await consumeDecisionLinks(sql, link.bookingId);
  }
  const page = href("/decide/:token", { token });
  return redirect(keepLanguage(page, new URL(request.url).search), 303);
}

/** Finds the account that is signed in on this device, if it may decide on bookings at the desk. */
async function findDecider(sql: Sql, request: Request): Promise<Staff | null> {
  const staff = await findActiveStaff(sql, request);
  return staff && seesAllBookings(staff.role) && !mustVisitAccount(staff) ? staff : null;
}
