import type { RouterContextProvider } from "react-router";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { resend } from "~/messaging/delivery/resend.server";
import { log } from "~/web/log.server";
import type { HashCost } from "~/staff/password-rules";
import { recordSecurityContext } from "~/staff/security/record.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { or503 } from "~/web/http/or-503.server";
import { moveBooking, swapBookings } from "./bookings/car/move-booking.server";
import { giveModel } from "./bookings/model/change-model.server";
import { acceptTrip, moveReturn, refuseReturn } from "./bookings/car/move-return.server";
import { changeHandover } from "./bookings/page/change-handover.server";
import { changeNote } from "./bookings/page/change-note.server";
import { changeStatus } from "./bookings/page/change-status.server";
import { DESK_INTENTS } from "./desk-intents";
import {
  answerMessages,
  answerUnanswered,
  settleAsPlanned,
  answerMany,
  type ChangeMany,
} from "./today/change-many.server";
import { refuseDeskForm, type DeskRequest } from "./desk-request.server";
import { answerPasskey, answerSignIn, answerSignOut } from "./gate/gate-action.server";
import { answerStaff, returnToPage, PROBLEM_STATUS } from "./staff-form.server";
import { answerChange, type ChangeBooking } from "./bookings/answer-change.server";
import { undoBookingChange } from "./bookings/page/undo-booking.server";

type DeskStore = Pick<DeskRequest, "secret" | "publicSite"> & {
  bookingStore: BookingStore;
  settings: { publicUrl: string | null; passwordCost: HashCost };
};

/** Handles the forms of the desk's pages with bookings. */
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
  const command = COMMANDS.get(intentOf(desk.form));
  return command ? command(store, desk) : refuseDeskForm({ problem: "bad" }, 400);
}

/** Returns the intent of a form. Without one, a form with a password is a sign-in. */
function intentOf(form: FormData) {
  return form.get("intent") ?? (form.has("password") ? DESK_INTENTS.signIn : null);
}

type Command = (
  store: BookingStore,
  desk: DeskRequest,
) => Promise<Response | ReturnType<typeof refuseDeskForm>>;

const change =
  (make: ChangeBooking): Command =>
  (store, desk) =>
    answerChange(store, desk, make);
const changeMany =
  (make: ChangeMany): Command =>
  (store, desk) =>
    answerMany(store, desk, make);

const COMMANDS = new Map<unknown, Command>([
  [DESK_INTENTS.signIn, answerSignIn],
  [DESK_INTENTS.passkey, answerPasskey],
  [DESK_INTENTS.signOut, (store, desk) => answerSignOut(store.sql, desk)],
  [DESK_INTENTS.status, change(changeStatus)],
  [DESK_INTENTS.handover, change(changeHandover)],
  [DESK_INTENTS.note, change(changeNote)],
  [DESK_INTENTS.move, change(moveBooking)],
  [DESK_INTENTS.swap, change(swapBookings)],
  [DESK_INTENTS.changeReturn, change(moveReturn)],
  [DESK_INTENTS.changeTrip, change(acceptTrip)],
  [DESK_INTENTS.declineReturn, change(refuseReturn)],
  [DESK_INTENTS.undo, change(undoBookingChange)],
  [DESK_INTENTS.changeModel, change(giveModel)],
  [DESK_INTENTS.resend, answerResend],
  [DESK_INTENTS.settle, changeMany(settleAsPlanned)],
  [DESK_INTENTS.unanswered, changeMany(answerUnanswered)],
  [DESK_INTENTS.answered, changeMany(answerMessages)],
]);

function answerResend(store: BookingStore, desk: DeskRequest) {
  return answerStaff(store, desk, async (staff) => {
    const resent = await resend(store, desk.form);
    if (!resent.ok)
      return refuseDeskForm({ problem: resent.reason }, PROBLEM_STATUS[resent.reason]);
    log.info({ staff: staff.username, messages: resent.count }, "staff resent messages");
    return returnToPage(desk, { resent: resent.count });
  });
}
