import type { OfficeHours } from "~/company/office-hours";
import { data, href, redirect } from "react-router";
import { isSettableStatus } from "~/booking/status";
import { hash, isToken } from "~/booking/place/fingerprint.server";
import type { Sql } from "~/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { decide } from "~/delivery/decide.server";
import { EMAIL_ACTOR } from "~/delivery/decided-by";
import { findDecisionLink, useUpLinks } from "~/delivery/decision-links.queries.server";
import { findTold } from "~/delivery/told-booking.queries.server";
import { inLanguage, languageIn } from "~/i18n/address";

/**
 * What the page of a decision link shows: the booking while it waits for a decision; after it, only
 * what was decided. Null for a link that has run out or never was. Opening it changes nothing: some
 * mailboxes open every link.
 */
export async function loadDecision(sql: Sql, token: string, hours: OfficeHours) {
  const link = isToken(token) ? await findDecisionLink(sql, hash(token)) : null;
  const told = link && (await findTold(sql, { bookingId: link.bookingId, eventId: null }, hours));
  if (!link || !told) return null;
  const { id, status, decidedBy } = told;
  if (link.used || status !== "pending") return { kind: "decided" as const, id, status, decidedBy };
  const { token: _, message: __, actor: ___, ...booking } = told;
  return { kind: "open" as const, booking };
}

export type DecisionView = NonNullable<Awaited<ReturnType<typeof loadDecision>>>;

/** Carries out what a button of the page says, once; the page then tells what became of it. */
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
    await decide(store, { id: BigInt(link.bookingId), status, actor: EMAIL_ACTOR });
    await useUpLinks(sql, link.bookingId);
  }
  const page = href("/decide/:token", { token });
  return redirect(inLanguage(page, languageIn(new URL(request.url).search)), 303);
}
