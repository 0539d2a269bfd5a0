import { markAsPlanned } from "~/booking/agenda/unmarked.queries.server";
import { markAnswered } from "~/booking/messages/waiting-messages.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { cancelAsked, keepAsked } from "~/booking/unanswered/unanswered.queries.server";
import { logUnavailable } from "~/web/db.server";
import type { DeskFlash } from "~/desk/desk-flash.server";
import { log } from "~/web/log.server";
import { readId } from "~/web/id";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import {
  LAST_MESSAGE,
  readIds,
  readSettled,
  SETTLED,
  UNANSWERED_ANSWERS,
  UNANSWERED_IDS,
} from "./settle";
import { refuseDeskForm, type DeskRequest } from "~/desk/desk-request.server";
import { answerStaff, returnToPage, PROBLEM_STATUS } from "~/desk/staff-form.server";

type ChangedMany = { ok: true; flash: DeskFlash } | { ok: false; reason: "bad" | "unavailable" };

/**
 * Marks the ticked bookings as handed over and returned at the planned times, one after the other. Those
 * that have changed since the form was loaded, have no car, were confirmed after their return, or whose car was with
 * another customer, stay as they are, and the message says how many.
 */
export async function settleAsPlanned(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangedMany> {
  const chosen = readSettled(form.getAll(SETTLED));
  if (!chosen) return { ok: false, reason: "bad" };
  const now = new Date();
  let settled = 0;
  let withoutCar = 0;
  let confirmedLate = 0;
  let withOther = 0;
  try {
    for (const { id, revision } of chosen) {
      const change = { id, revision, actor: staff.username, now };
      // oxlint-disable-next-line no-await-in-loop -- vehicles are given out one at a time.
      const marked = await markAsPlanned(store.changes, change, store.channels);
      if (marked.ok && marked.changed) settled += 1;
      if (!marked.ok && marked.reason === "unassigned") withoutCar += 1;
      if (!marked.ok && marked.reason === "confirmedLate") confirmedLate += 1;
      if (!marked.ok && marked.reason === "withOther") withOther += 1;
    }
  } catch (error) {
    logUnavailable(error, "bookings could not be marked as planned");
    if (settled === 0) return { ok: false, reason: "unavailable" };
  }
  if (settled > 0) store.wakeNodes();
  const left = chosen.length - settled - withoutCar - confirmedLate - withOther;
  return { ok: true, flash: { settled, left, withoutCar, confirmedLate, withOther } };
}

/** Cancels the requests that nobody answered, or leaves them as they are. */
export async function answerUnanswered(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangedMany> {
  const ids = readIds(firstText(form.get(UNANSWERED_IDS)));
  const answer = UNANSWERED_ANSWERS.find((one) => one === form.get("answer"));
  if (!ids || !answer) return { ok: false, reason: "bad" };
  try {
    const count =
      answer === "cancel"
        ? await cancelAsked(store.sql, { ids, actor: staff.username }, store.channels)
        : await keepAsked(store.sql, ids);
    log.info({ staff: staff.username, answer, requests: count }, "staff answered dead requests");
    if (answer === "cancel" && count > 0) store.wakeNodes();
    const isUnwritten = answer === "cancel" && !store.channels.includes("emailVisitor");
    return {
      ok: true,
      flash: { answered: answer, count, ...(isUnwritten && { unwritten: "noMail" as const }) },
    };
  } catch (error) {
    logUnavailable(error, "unanswered requests could not be changed");
    return { ok: false, reason: "unavailable" };
  }
}

/** Marks the messages of a booking that the form has shown as answered; a repeated form changes nothing. */
export async function answerMessages(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangedMany> {
  const bookingId = readId(firstText(form.get("id")));
  const lastId = readId(firstText(form.get(LAST_MESSAGE)));
  if (bookingId === null || lastId === null) return { ok: false, reason: "bad" };
  try {
    const marked = await markAnswered(store.sql, { bookingId, lastId, actor: staff.username });
    if (marked > 0) store.wakeNodes();
    return { ok: true, flash: { messagesAnswered: marked } };
  } catch (error) {
    logUnavailable(error, "messages could not be marked as answered");
    return { ok: false, reason: "unavailable" };
  }
}

export type ChangeMany = (
  store: BookingStore,
  form: FormData,
  staff: Staff,
) => Promise<{ ok: true; flash: DeskFlash } | { ok: false; reason: "bad" | "unavailable" }>;

/** Changes many bookings of Today at once. */
export function answerMany(store: BookingStore, desk: DeskRequest, change: ChangeMany) {
  return answerStaff(store, desk, async (staff) => {
    const changed = await change(store, desk.form, staff);
    if (!changed.ok)
      return refuseDeskForm({ problem: changed.reason }, PROBLEM_STATUS[changed.reason]);
    return returnToPage(desk, changed.flash);
  });
}
