import { redirect, type RouterContextProvider } from "react-router";
import { findBooking } from "~/booking/booking.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { isHandoverOfDay } from "~/booking/agenda/handover-of-day.queries.server";
import { orNull, type Sql } from "~/web/db.server";
import { resend } from "~/messaging/delivery/resend.server";
import { inLanguage, languageIn } from "~/web/i18n/address";
import { log } from "~/web/log.server";
import { seesAllBookings } from "~/web/pages/may-open";
import { DAY_REFUSED, ROLE_REFUSED, type Role } from "~/web/pages/roles";
import type { HashCost } from "~/staff/passwords";
import { recordSecurityContext } from "~/staff/security/record.server";
import type { Staff } from "~/staff/staff.queries.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { firstText } from "~/web/first-text";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { readId } from "~/web/id";
import { or503 } from "~/web/http/or-503.server";
import { readStaff, refuseRole } from "./access.server";
import { noteText } from "./bookings/page/booking-note.schema";
import { moveBooking, swapBookings } from "./bookings/car/move-booking.server";
import { giveModel } from "./bookings/model/change-model.server";
import { moveReturn, refuseReturn } from "./bookings/car/move-return.server";
import {
  changeHandover,
  changeNote,
  changeStatus,
  type ChangeBookingResult,
  catchUnavailable,
  findState,
  refuseStale,
} from "./bookings/page/change-booking.server";
import { deskAddress } from "./desk-address";
import { deskFlashCookie, type DeskFlash } from "./desk-flash.server";
import { DESK_INTENTS } from "./desk-intents";
import { answerMessages, answerUnanswered, settleAsPlanned } from "./today/change-many.server";
import { NO_STORE, refuse, type DeskRequest } from "./desk-request.server";
import { answerPasskey, answerSignIn, answerSignOut } from "./gate/gate-action.server";
import { listPeriods } from "~/booking/notices/overlaps.queries.server";
import { undoChange } from "~/booking/undo.queries.server";

type DeskStore = Pick<DeskRequest, "secret" | "publicSite"> & {
  bookingStore: BookingStore;
  settings: { publicUrl: string | null; passwordCost: HashCost };
};

/** Answers the forms of the desk's pages with bookings. */
export async function answerDeskForm(
  { bookingStore, secret, publicSite, settings: { publicUrl, passwordCost } }: DeskStore,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const form = await readFormOrThrow(request);
  const address = context.get(clientAddressContext);
  const record = context.get(recordSecurityContext);
  const client = { request, form, address, record, context };
  return or503(
    answerIntent(bookingStore, { ...client, secret, publicSite, publicUrl, passwordCost }),
  );
}

async function answerIntent(store: BookingStore, desk: DeskRequest) {
  switch (intentOf(desk.form)) {
    case DESK_INTENTS.signIn:
      return answerSignIn(store, desk);
    case DESK_INTENTS.passkey:
      return answerPasskey(store, desk);
    case DESK_INTENTS.signOut:
      return answerSignOut(store.sql, desk);
    case DESK_INTENTS.status:
      return answerChange(store, desk, changeStatus);
    case DESK_INTENTS.handover:
      return answerChange(store, desk, changeHandover);
    case DESK_INTENTS.note:
      return answerChange(store, desk, changeNote);
    case DESK_INTENTS.move:
      return answerChange(store, desk, moveBooking);
    case DESK_INTENTS.swap:
      return answerChange(store, desk, swapBookings);
    case DESK_INTENTS.changeReturn:
      return answerChange(store, desk, moveReturn);
    case DESK_INTENTS.declineReturn:
      return answerChange(store, desk, refuseReturn);
    case DESK_INTENTS.undo:
      return answerChange(store, desk, undoBookingChange);
    case DESK_INTENTS.changeModel:
      return answerChange(store, desk, giveModel);
    case DESK_INTENTS.resend:
      return answerResend(store, desk);
    case DESK_INTENTS.settle:
      return answerMany(store, desk, settleAsPlanned);
    case DESK_INTENTS.unanswered:
      return answerMany(store, desk, answerUnanswered);
    case DESK_INTENTS.answered:
      return answerMany(store, desk, answerMessages);
    default:
      return refuse({ problem: "bad" }, 400);
  }
}

/** Without an intent, a form with a password is a sign-in. */
function intentOf(form: FormData) {
  return form.get("intent") ?? (form.has("password") ? DESK_INTENTS.signIn : null);
}

type Change = (store: BookingStore, form: FormData, staff: Staff) => Promise<ChangeBookingResult>;

/** Changes a booking and redirects back to the form's page. */
function answerChange(store: BookingStore, desk: DeskRequest, change: Change) {
  return answerStaff(store, desk, async (staff) => {
    const changed = await change(store, desk.form, staff);
    if (changed.ok) return goBack(desk, await withUnwritten(store, changed.flash));
    if (changed.reason === "asks") {
      const address = inLanguage(changed.address, languageIn(new URL(desk.request.url).search));
      return redirect(address, { status: 303, headers: NO_STORE });
    }
    if (changed.reason === "model") {
      return refuse({ problem: "model", model: changed.model }, 422);
    }
    if (changed.reason === "refused") {
      const { ok: _, reason: __, ...refused } = changed;
      return refuse({ problem: "refused", ...refused }, 409);
    }
    const { reason, note, sentence } = changed;
    const typed = { ...(note && { note }), ...(sentence && { sentence }) };
    return refuse({ problem: reason, ...typed }, STATUS[reason]);
  });
}

/** The changes about which customers are written to; about another car a step before says whether they are. */
const WRITTEN = new Set<unknown>([
  "confirmed",
  "confirmedWithoutCar",
  "cancelled",
  "refused",
  "noShow",
  "extended",
  "extensionDeclined",
]);

/** The change is done, whether or not the address of its customer can be read. */
async function withUnwritten(store: BookingStore, flash: DeskFlash): Promise<DeskFlash> {
  if (!("status" in flash) || !WRITTEN.has(flash.status)) return flash;
  if (!store.channels.includes("emailVisitor")) return { ...flash, unwritten: "noMail" };
  const booking = await orNull(findBooking(store.sql, BigInt(flash.id)));
  return booking && !booking.email ? { ...flash, unwritten: "noAddress" } : flash;
}

function answerResend(store: BookingStore, desk: DeskRequest) {
  return answerStaff(store, desk, async (staff) => {
    const resent = await resend(store, desk.form);
    if (!resent.ok) return refuse({ problem: resent.reason }, STATUS[resent.reason]);
    log.info({ staff: staff.username, messages: resent.count }, "staff resent messages");
    return goBack(desk, { resent: resent.count });
  });
}

type ChangeMany = (
  store: BookingStore,
  form: FormData,
  staff: Staff,
) => Promise<{ ok: true; flash: DeskFlash } | { ok: false; reason: "bad" | "unavailable" }>;

/** Changes many bookings of Today at once. */
function answerMany(store: BookingStore, desk: DeskRequest, change: ChangeMany) {
  return answerStaff(store, desk, async (staff) => {
    const changed = await change(store, desk.form, staff);
    if (!changed.ok) return refuse({ problem: changed.reason }, STATUS[changed.reason]);
    return goBack(desk, changed.flash);
  });
}

/** Refuses a form without a session. */
async function answerStaff<Answer>(
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
  return refuse({ problem: "signedOut", ...note }, 401);
}

/** Who doesn't see all bookings marks the handovers of the day and their messages, undoes that and writes notes. */
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

async function goBack({ request, secret }: DeskRequest, flash: DeskFlash) {
  const cookie = await deskFlashCookie(secret);
  const page = deskAddress(request.url);
  return redirect(page, {
    status: 303,
    headers: { "Set-Cookie": await cookie.write(flash, page), ...NO_STORE },
  });
}

const STATUS = {
  bad: 400,
  "not-found": 404,
  unavailable: 503,
  stale: 409,
  longSentence: 422,
} as const;

/** Undoes what the account has just done with a booking. Pressed again, it says so and does nothing. */
function undoBookingChange(
  store: BookingStore,
  form: FormData,
  staff: Staff,
): Promise<ChangeBookingResult> {
  const id = readId(String(form.get("id")));
  const undoId = readId(String(form.get("undo")));
  return catchUnavailable(async () => {
    if (id === null || undoId === null) return { ok: false, reason: "bad" };
    const by = { userId: staff.id, actor: staff.username, now: new Date() };
    const undone = await undoChange(store.changes, { id, undoId, ...by });
    if (undone.ok) {
      store.wakeNodes();
      return { ok: true, flash: { id: Number(id), status: "undone" } };
    }
    const { reason } = undone;
    if (reason === "undoneBefore") return { ok: true, flash: { id: Number(id), status: reason } };
    const found = reason === "unknown" ? null : await findState(store, id);
    if (reason === "unknown" || !found) return { ok: false, reason: "not-found" };
    if (reason === "stale") return refuseStale(store, found, "");
    const conflicts = await listPeriods(store.sql, undone.conflicts);
    return { ok: false, reason: "refused", id: Number(id), refusal: reason, conflicts };
  });
}
