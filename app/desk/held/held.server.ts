import { redirect } from "react-router";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { countHeld, dropHeld, releaseHeld } from "~/messaging/delivery/held.queries.server";
import type { AccessSource } from "~/desk/access.server";
import { requireConfirmed } from "~/desk/confirm/require-confirmed.server";
import { deskFlashCookie, type DeskFlash } from "~/desk/desk-flash.server";
import { refuseDeskForm } from "~/desk/desk-request.server";
import { keepLanguage } from "~/web/i18n/address";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Secret } from "~/staff/site-secret.server";
import { pagePath } from "~/web/http/local-path";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { HELD_INTENTS } from "./held";

type HeldSite = { bookingStore: BookingStore; secret: Secret };
type HeldRequest = { request: Request; context: AccessSource };

/** Loads the messages that a restore holds, by channel. `cookie` clears the flash message. */
export async function loadHeld({ bookingStore, secret }: HeldSite, sent: HeldRequest) {
  const { request, context } = sent;
  await requireConfirmed(context, request);
  const flashCookie = await deskFlashCookie(secret);
  const flash = await flashCookie.read(request);
  const held = await countHeld(bookingStore.sql);
  return { page: { held: [...held], flash }, cookie: flash && (await flashCookie.clear(request)) };
}

export type HeldPageData = Awaited<ReturnType<typeof loadHeld>>["page"];

/** Sends or drops all messages that a restore holds. */
export async function answerHeldForm(
  { bookingStore, secret }: HeldSite,
  { request, context, form, record }: HeldRequest & { form: FormData; record: RecordSecurity },
) {
  const { username } = await requireConfirmed(context, request);
  const intent = form.get("intent");
  const note = (detail: string) =>
    record({ event: "restore", outcome: "ok", account: username, detail });
  if (intent === HELD_INTENTS.send) {
    const released = await releaseHeld(bookingStore.sql);
    bookingStore.wakeNodes();
    note(`messages sent: ${released}`);
    return goBack(request, secret, { released });
  }
  if (intent === HELD_INTENTS.drop) {
    const dropped = await dropHeld(bookingStore.sql);
    note(`messages dropped: ${dropped}`);
    return goBack(request, secret, { dropped });
  }
  return refuseDeskForm({ problem: "bad" }, 400);
}

async function goBack(request: Request, secret: Secret, flash: DeskFlash) {
  const url = new URL(request.url);
  const page = keepLanguage(pagePath(url), url.search);
  const cookie = await deskFlashCookie(secret);
  const headers = { ...PRIVATE_HEADERS, "Set-Cookie": await cookie.write(flash, page) };
  return redirect(page, { status: 303, headers });
}
