import { sumToPay } from "~/catalog/pricing/quote";
import type { TFunction } from "i18next";
import { data, href, redirect } from "react-router";
import { isToken } from "~/booking/links/token";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { keepLanguage } from "~/web/i18n/address";
import { parseSubmission, type FormResult } from "~/web/http/submission.server";
import { DONE, OWN_INTENTS, MESSAGE_LENGTH, MAX_MESSAGES } from "./my-booking-constants";
import type { OwnDone } from "./done-message";
import { z } from "zod";
import { messageKey } from "~/web/message-key";
import { isPrintableText, withLineFeeds } from "~/web/plain-text";
import { trimmedText } from "~/web/text-schema";
import { retryOnce } from "~/web/db.server";
import { findMessageState, insertMessage, findBookingDetails } from "./my-booking.queries.server";
import { cancellation } from "~/booking/manage/change/cancellation";
import { cancelOwnBooking } from "~/booking/status.queries.server";
import { readReturn, type ReturnTime } from "~/booking/returns/read-return";
import { requestReturn } from "~/booking/returns/request-return.queries.server";
import { faultOf } from "~/booking/returns/return-plan.server";
import { findReturnQuote, findReturnRequest } from "~/booking/returns/returns.queries.server";
import { formatWith } from "~/web/i18n/format";
import { firstText } from "~/web/first-text";
import { askForTrip, type AskAnswer } from "./ask/answer-ask.server";
import { correctOwn, type RefusedCorrection } from "./correct/answer-correct.server";
import { REPAIR_INTENTS } from "~/booking/questions/repairs";
import { proveAddress } from "~/booking/messages/proof.server";
import { PROOF_PARAMETER } from "~/booking/messages/proof";
import { findOwnBookingByToken } from "./my-booking.server";

export type OwnAnswer =
  | { kind: "invalid"; result: FormResult }
  | RefusedCorrection
  | AskAnswer
  | {
      kind:
        | "late"
        | "passed"
        | "out"
        | "completed"
        | "changed"
        | "confirmedNow"
        | "changedReturn"
        | "badReturn"
        | "unproven"
        | "bad";
    }
  /** A message that was not stored. */
  | { kind: "full" | "closed"; typed?: string }
  /** Set in the browser if the server did not answer. */
  | { kind: "unanswered" | "unansweredCancel" };

type OwnRequest = {
  request: Request;
  token: string;
  form: FormData;
  now: Date;
  freeCancellationHours: number;
  /** Who causes the e-mail to the customer, as `requesterOf` returns it. */
  requester?: string;
  t: TFunction;
};

/** Handles a form of a customer's booking. Throws a 404 for an unknown booking. */
export async function answerOwnForm(store: BookingStore, own: OwnRequest) {
  if (!isToken(own.token)) throw data(null, 404);
  const intent = own.form.get("intent");
  if (intent === OWN_INTENTS.prove) return answerProof(store, own);
  if (PROVING_INTENTS.some((proving) => proving === intent)) await proveByForm(store, own);
  switch (intent) {
    case OWN_INTENTS.cancel:
    case OWN_INTENTS.withdraw:
      return answerCancel(store, own);
    case OWN_INTENTS.correct:
    case REPAIR_INTENTS.email:
      return answerCorrection(store, own);
    case OWN_INTENTS.ask:
      return answerAsk(store, own);
    case OWN_INTENTS.message:
      return answerMessage(store, own);
    case OWN_INTENTS.extend:
      return answerExtend(store, own);
    default:
      return refuseForm({ kind: "bad" }, 400);
  }
}

/**
 * The forms that prove the address if the page's address has the code of a mail. A form that cancels or
 * withdraws proves nothing: somebody who never booked sends it too.
 */
const PROVING_INTENTS: readonly string[] = [
  OWN_INTENTS.correct,
  REPAIR_INTENTS.email,
  OWN_INTENTS.ask,
  OWN_INTENTS.message,
  OWN_INTENTS.extend,
];

async function answerProof(store: BookingStore, own: OwnRequest) {
  if (await proveByForm(store, own)) return goBack(own, "proven", "");
  return refuseForm({ kind: "unproven" }, 409);
}

/** Returns whether the address of the booking is proven, by the code in the page's address or before. */
async function proveByForm(store: BookingStore, { request, token, form }: OwnRequest) {
  const code = new URL(request.url).searchParams.get(PROOF_PARAMETER);
  if (code === null && form.get("intent") !== OWN_INTENTS.prove) return false;
  const booking = await findBookingDetails(store.sql, { token });
  if (!booking) throw data(null, 404);
  return proveAddress(store, booking, code);
}

async function answerCancel(store: BookingStore, own: OwnRequest) {
  const isRequest = own.form.get("intent") === OWN_INTENTS.withdraw;
  const cancelled = await cancelBooking(store, own.token, { ...own, isRequest });
  if (cancelled.ok) return goBack(own, "cancelled", "");
  if (cancelled.reason === "unknown") throw data(null, 404);
  return refuseForm({ kind: cancelled.reason }, 409);
}

async function answerCorrection(store: BookingStore, own: OwnRequest) {
  const corrected = await correctOwn(store, own);
  if (corrected.ok) return goBack(own, "corrected", "#correct");
  return refuseForm(corrected.answer, corrected.status);
}

async function answerAsk(store: BookingStore, own: OwnRequest) {
  const asked = await askForTrip(store, own);
  if (asked.ok) return goBack(own, "extended", "#ask");
  return refuseForm(asked.answer, asked.status);
}

async function answerExtend(store: BookingStore, own: OwnRequest) {
  const extended = await askForReturn(store, own);
  if (extended.ok) return goBack(own, "extended", "#ask");
  if (extended.reason === "unknown") throw data(null, 404);
  return refuseForm({ kind: extended.reason }, extended.reason === "badReturn" ? 422 : 409);
}

async function answerMessage(store: BookingStore, own: OwnRequest) {
  const submission = parseSubmission(own.form, messageSchema, ["message"]);
  if (submission.status !== "success") {
    return refuseForm({ kind: "invalid", result: submission.reply() }, 422);
  }
  const { message } = submission.value;
  const sent = await sendMessage(store, { ...own, text: message });
  if (sent.ok) return goBack(own, "message", "#change");
  if (sent.reason === "unknown") throw data(null, 404);
  return refuseForm({ kind: sent.reason, typed: message }, 409);
}

function goBack({ request, token }: OwnRequest, done: OwnDone, hash: string) {
  const page = `${href("/bookings/:token", { token })}?${DONE}=${done}${hash}`;
  return redirect(keepLanguage(page, new URL(request.url).search), 303);
}

function refuseForm(answer: OwnAnswer, status: number) {
  return data(answer, { status });
}

const MISSING = messageKey("ownBooking.errors.message");

/** The schema of a customer's message on a booking. Error messages are translation keys. */
export const messageSchema = z.object({
  message: trimmedText(MISSING)
    .transform(withLineFeeds)
    .pipe(
      z
        .string()
        .min(1, MISSING)
        .max(MESSAGE_LENGTH, { error: messageKey("ownBooking.errors.tooLong"), abort: true })
        .refine(isPrintableText, messageKey("ownBooking.errors.unprintable")),
    ),
});

type SendMessageResult = { ok: true } | { ok: false; reason: "unknown" | "full" | "closed" };

/** Stores a customer's validated message. Repeating the last one succeeds without storing it. */
export async function sendMessage(
  store: BookingStore,
  { token, text, requester }: { token: string; text: string; requester?: string | undefined },
): Promise<SendMessageResult> {
  const { sql, channels } = store;
  const written = { token, text, requester };
  // Safe to retry: a repeated last message is not stored.
  if (await retryOnce(() => insertMessage(sql, written, channels))) {
    store.wakeNodes();
    return { ok: true };
  }
  const state = await findMessageState(sql, token, text);
  if (!state) return { ok: false, reason: "unknown" };
  if (state.repeated) return { ok: true };
  return { ok: false, reason: state.full ? "full" : "closed" };
}

type CancelBookingResult =
  | { ok: true }
  /**
   * `changed`: staff changed the status at the same moment; the visitor may retry. `confirmedNow`: what was to be
   * withdrawn is no longer a request.
   */
  | {
      ok: false;
      reason: "unknown" | "late" | "passed" | "out" | "completed" | "changed" | "confirmedNow";
    };

type CancelRule = {
  now: Date;
  freeCancellationHours: number;
  /** Whether only a request is withdrawn, and nothing that is confirmed. */
  isRequest?: boolean;
  /** Who causes the e-mail to the customer, as `requesterOf` returns it. */
  requester?: string | undefined;
};

/** Cancels a customer's booking, or withdraws the request for it. Doing it again succeeds. */
export async function cancelBooking(
  store: BookingStore,
  token: string,
  rule: CancelRule,
): Promise<CancelBookingResult> {
  const { sql, changes, channels } = store;
  // Safe to retry: a cancelled booking is not cancelled again.
  if (await retryOnce(() => cancelOwnBooking(changes, token, rule, channels))) {
    store.wakeNodes();
    return { ok: true };
  }
  const booking = await findBookingDetails(sql, { token });
  if (!booking) return { ok: false, reason: "unknown" };
  if (rule.isRequest && booking.status === "confirmed") {
    return { ok: false, reason: "confirmedNow" };
  }
  const state = cancellation(booking, rule);
  if (state.ok) return { ok: false, reason: "changed" };
  return state.reason === "cancelled" ? { ok: true } : { ok: false, reason: state.reason };
}

type ExtendRentalResult =
  | { ok: true }
  /** `changedReturn`: the booking's return or the price is not the one that the page showed. */
  | { ok: false; reason: "unknown" | "changedReturn" | "full" | "closed" | "badReturn" };

type ExtendRequest = Pick<OwnRequest, "token" | "form" | "now" | "requester" | "t">;

/** Asks for another return of a customer's booking, for the price that the page showed. Asking again succeeds. */
async function askForReturn(
  store: BookingStore,
  asked: ExtendRequest,
): Promise<ExtendRentalResult> {
  const { token, form, now, requester, t } = asked;
  const { sql, channels } = store;
  const booking = await findOwnBookingByToken(sql, token);
  if (!booking) return { ok: false, reason: "unknown" };
  const [to, seen] = [readReturn(form), readReturn(form, "seen")];
  if (!to || !seen || faultOf(booking, to, now)) return { ok: false, reason: "badReturn" };
  const before = await findReturnRequest(sql, booking.id);
  if (before && !before.isDeclined && isSame(before, to)) return { ok: true };
  const quote = await findReturnQuote(sql, booking, to);
  if (firstText(form.get("total")) !== String(sumToPay(quote))) {
    return { ok: false, reason: "changedReturn" };
  }
  const { date, money } = formatWith(t);
  const text = t("ownBooking.extend.message", {
    date: date(to.date),
    time: to.time,
    total: money(sumToPay(quote), booking.currency),
  });
  const { messageCount } = booking;
  const change = {
    token,
    seen,
    to,
    quote,
    text,
    maxMessages: MAX_MESSAGES,
    messageCount,
    requester,
  };
  if (await requestReturn(sql, change, channels)) {
    store.wakeNodes();
    return { ok: true };
  }
  const open = await findReturnRequest(sql, booking.id);
  if (open && !open.isDeclined && isSame(open, to)) return { ok: true };
  const isSeen = isSame({ date: booking.returnDate, time: booking.returnTime }, seen);
  if (!isSeen) return { ok: false, reason: "changedReturn" };
  const state = await findMessageState(sql, token, text);
  return { ok: false, reason: state?.full ? "full" : "closed" };
}

function isSame(one: ReturnTime, other: ReturnTime) {
  return one.date === other.date && one.time === other.time;
}
