import { data, href, redirect } from "react-router";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { Sql } from "~/db.server";
import { resend } from "~/delivery/resend.server";
import { log } from "~/log.server";
import { deskFlashCookie, type DeskFlash } from "./desk-flash.server";
import { DESK_INTENTS } from "./desk-intents";
import type { RefusedNote } from "./bookings/booking-note";
import { noteText } from "./bookings/booking-note.schema";
import {
  changeHandover,
  changeNote,
  changeStatus,
  type Changed,
  type RefusedChange,
} from "./bookings/change-booking.server";
import { firstText, parseForm } from "~/web/http/form.server";
import { SIGN_IN_FIELDS, signInSchema } from "~/staff/sign-in.schema";
import { deskAddress, deskAfterSignIn } from "./desk-address";
import { findStaff, sessionCookie, signIn, signOut } from "~/staff/session.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Staff } from "~/staff/staff.queries.server";

const NO_STORE = { "Cache-Control": "no-store" };

export type DeskProblem =
  | { problem: "wrong"; username: string }
  | { problem: "busy" | "unanswered" }
  | { problem: "signedOut" | "bad" | "not-found" | "unavailable" | "stale"; note?: RefusedNote }
  | ({ problem: "refused" } & Pick<RefusedChange, "id" | "refusal" | "conflicts">)
  | { problem: "wait"; seconds: number };

type DeskRequest = { request: Request; form: FormData; address: string; secret: Secret };

export async function answerDeskForm(store: BookingStore, desk: DeskRequest) {
  switch (intentOf(desk.form)) {
    case DESK_INTENTS.signIn:
      return answerSignIn(store.sql, desk);
    case DESK_INTENTS.signOut:
      return answerSignOut(store.sql, desk);
    case DESK_INTENTS.status:
      return answerChange(store, desk, changeStatus);
    case DESK_INTENTS.handover:
      return answerChange(store, desk, changeHandover);
    case DESK_INTENTS.note:
      return answerChange(store, desk, changeNote);
    case DESK_INTENTS.resend:
      return answerResend(store, desk);
    default:
      return refuse({ problem: "bad" }, 400);
  }
}

/** Without an intent, a form with a password is a sign-in. */
function intentOf(form: FormData) {
  return form.get("intent") ?? (form.has("password") ? DESK_INTENTS.signIn : null);
}

async function answerSignIn(sql: Sql, { request, form, address }: DeskRequest) {
  const parsed = parseForm(form, signInSchema, SIGN_IN_FIELDS);
  if (!parsed.ok) return refuse({ problem: "wrong", username: parsed.typed.username }, 422);
  const { username, password } = parsed.value;
  const signedIn = await signIn(sql, {
    username,
    password,
    address,
    userAgent: request.headers.get("User-Agent"),
  });
  if (signedIn.ok) {
    return redirect(deskAfterSignIn(request.url), {
      status: 303,
      headers: { "Set-Cookie": sessionCookie(signedIn.token, request), ...NO_STORE },
    });
  }
  if (signedIn.reason === "wrong") return refuse({ problem: "wrong", username }, 422);
  if (signedIn.reason === "busy") return refuse({ problem: "busy" }, 503);
  const { seconds } = signedIn;
  return refuse({ problem: "wait", seconds }, 429, { "Retry-After": String(seconds) });
}

async function answerSignOut(sql: Sql, { request }: DeskRequest) {
  await signOut(sql, request.headers);
  return redirect(href("/admin"), {
    status: 303,
    headers: { "Set-Cookie": sessionCookie(null, request), ...NO_STORE },
  });
}

type Change = (store: BookingStore, form: FormData, staff: Staff) => Promise<Changed>;

/** Changes a booking and redirects back to the form's page. */
async function answerChange(store: BookingStore, desk: DeskRequest, change: Change) {
  const { request, form } = desk;
  const staff = await findStaff(store.sql, request.headers);
  if (!staff) {
    const note = form.has("note") && {
      note: { typed: noteText(firstText(form.get("note"))), current: null },
    };
    return refuse({ problem: "signedOut", ...note }, 401);
  }
  const changed = await change(store, form, staff);
  if (changed.ok) return goBack(desk, changed.flash);
  if (changed.reason === "refused") {
    const { id, refusal, conflicts } = changed;
    return refuse({ problem: "refused", id, refusal, conflicts }, 409);
  }
  const { reason, note } = changed;
  return refuse({ problem: reason, ...(note && { note }) }, STATUS[reason]);
}

async function answerResend(store: BookingStore, desk: DeskRequest) {
  const { request, form } = desk;
  const staff = await findStaff(store.sql, request.headers);
  if (!staff) return refuse({ problem: "signedOut" }, 401);
  const resent = await resend(store, form);
  if (!resent.ok) return refuse({ problem: resent.reason }, STATUS[resent.reason]);
  log.info({ staff: staff.username, messages: resent.count }, "staff resent messages");
  return goBack(desk, { resent: resent.count });
}

async function goBack({ request, secret }: DeskRequest, flash: DeskFlash) {
  const cookie = await deskFlashCookie(secret);
  return redirect(deskAddress(request.url), {
    status: 303,
    headers: { "Set-Cookie": await cookie.write(flash), ...NO_STORE },
  });
}

const STATUS = { bad: 400, "not-found": 404, unavailable: 503, stale: 409 } as const;

function refuse(problem: DeskProblem, status: number, headers: Record<string, string> = {}) {
  return data(problem, { status, headers: { ...NO_STORE, ...headers } });
}
