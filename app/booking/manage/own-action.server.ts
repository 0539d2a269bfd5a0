import type { TFunction } from "i18next";
import { data, href, redirect } from "react-router";
import { isToken } from "~/booking/links/token.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { inLanguage, languageIn } from "~/web/i18n/address";
import { parseSubmission, type FormResult } from "~/web/http/submission.server";
import { cancelBooking } from "./change/cancel-booking.server";
import { messageSchema } from "./change/message.schema";
import { DONE, OWN_INTENTS } from "./own-booking-constants";
import { askForReturn } from "./change/extend-action.server";
import { sendMessage } from "./change/send-message.server";
import type { OwnDone } from "./use-done";

export type OwnAnswer =
  | { kind: "invalid"; result: FormResult }
  | {
      kind:
        | "late"
        | "passed"
        | "out"
        | "completed"
        | "changed"
        | "changedReturn"
        | "badReturn"
        | "bad";
    }
  /** A message that was not sent. */
  | { kind: "full" | "closed"; typed?: string }
  /** Set in the browser if the server did not answer. */
  | { kind: "unanswered" | "unansweredCancel" };

type OwnRequest = {
  request: Request;
  token: string;
  form: FormData;
  now: Date;
  freeCancellationHours: number;
  t: TFunction;
};

/** Answers a form of a visitor's booking. Throws a 404 for an unknown booking. */
export async function answerOwnForm(store: BookingStore, own: OwnRequest) {
  if (!isToken(own.token)) throw data(null, 404);
  switch (own.form.get("intent")) {
    case OWN_INTENTS.cancel:
      return answerCancel(store, own);
    case OWN_INTENTS.message:
      return answerMessage(store, own);
    case OWN_INTENTS.extend:
      return answerExtend(store, own);
    default:
      return refuse({ kind: "bad" }, 400);
  }
}

async function answerCancel(store: BookingStore, own: OwnRequest) {
  const cancelled = await cancelBooking(store, own.token, own);
  if (cancelled.ok) return goBack(own, "cancelled", "");
  if (cancelled.reason === "unknown") throw data(null, 404);
  return refuse({ kind: cancelled.reason }, 409);
}

async function answerExtend(store: BookingStore, own: OwnRequest) {
  const extended = await askForReturn(store, own);
  if (extended.ok) return goBack(own, "extended", "#extend");
  if (extended.reason === "unknown") throw data(null, 404);
  return refuse({ kind: extended.reason }, extended.reason === "badReturn" ? 422 : 409);
}

async function answerMessage(store: BookingStore, own: OwnRequest) {
  const submission = parseSubmission(own.form, messageSchema, ["message"]);
  if (submission.status !== "success") {
    return refuse({ kind: "invalid", result: submission.reply() }, 422);
  }
  const { message } = submission.value;
  const sent = await sendMessage(store, own.token, message);
  if (sent.ok) return goBack(own, "message", "#change");
  if (sent.reason === "unknown") throw data(null, 404);
  return refuse({ kind: sent.reason, typed: message }, 409);
}

function goBack({ request, token }: OwnRequest, done: OwnDone, hash: string) {
  const page = `${href("/bookings/:token", { token })}?${DONE}=${done}${hash}`;
  return redirect(inLanguage(page, languageIn(new URL(request.url).search)), 303);
}

function refuse(answer: OwnAnswer, status: number) {
  return data(answer, { status });
}
