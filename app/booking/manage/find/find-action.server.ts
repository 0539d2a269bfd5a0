import { setTimeout as sleep } from "node:timers/promises";
import { data, href, redirect, redirectDocument } from "react-router";
import { rememberBooking } from "~/booking/manage/bookings-cookie.server";
import { type LinkSource, currentToken } from "~/booking/links/current-token.server";
import {
  PRIVATE_HEADERS,
  SECRET_ADDRESS_HEADERS,
} from "~/web/http/security/security-headers.server";
import { parseSubmission, type FormResult } from "~/web/http/submission.server";
import { type LostLinkLimits, claimLostLink, noticeFailure } from "./lost-link-limits.server";
import { retryOnce } from "~/web/db.server";
import { findNumber, type BookingName } from "~/booking/manage/my-booking.queries.server";
import { z } from "zod";
import { FIELD_LIMITS } from "~/booking/booking";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { DONE, FIND_FORM_ID, LINKS_SENT } from "~/booking/manage/my-booking-constants";
import { requesterOf } from "~/booking/place/requester.server";
import { readReference } from "~/booking/reference";
import { readEmail } from "~/web/email-address.server";
import { inLanguage } from "~/web/i18n/address";
import type { Language } from "~/web/i18n/languages";
import { readId } from "~/web/id";
import { insertLinksMail } from "./lost-links.queries.server";

/**
 * The refusal of the lost link form. It says why no booking is shown, and has what was typed. Of a number and an
 * address it does not say which one was wrong.
 */
export type FindAnswer = { result: FormResult } & (
  | { kind: "unknown" | "needsNumber" | "needsEmail" }
  | { kind: "tooMany"; seconds: number }
);

/** The fields of the store that the form needs. */
type FindStore = Pick<BookingStore, "sql" | "secret" | "channels" | "wakeNodes">;

type FindRequest = {
  request: Request;
  lang: Language;
  form: FormData;
  /** The client's address. */
  address: string;
  limits: LostLinkLimits;
};

/**
 * How long an answer takes at least, in ms, which does not depend on whether the address has bookings. Storing the
 * e-mail takes a hundredth of it.
 */
const ANSWER_AFTER_MS = 500;

/**
 * Handles the lost link form: redirects to the booking, sends the links of an address without saying whether it has
 * any, or refuses.
 */
export async function answerFindForm(
  store: FindStore,
  client: FindRequest,
  pause = () => sleep(ANSWER_AFTER_MS),
) {
  const { request, form, address, limits } = client;
  const submission = parseSubmission(form, lostLinkSchema, LOST_LINK_FIELDS);
  const lost = submission.status === "success" ? submission.value : NOTHING;
  const refuse = (kind: "unknown" | "needsNumber" | "needsEmail") =>
    refuseForm({ kind, result: submission.reply() }, 422);
  const seconds = claimLostLink(limits, address);
  if (seconds !== null) {
    const answer = { kind: "tooMany", seconds, result: submission.reply() } as const;
    return refuseForm(answer, 429, { "Retry-After": String(seconds) });
  }
  if (lost.isWithoutName) {
    if (!store.channels.includes("emailVisitor")) return refuse("needsNumber");
    if (lost.email === null) return refuse("needsEmail");
    await Promise.all([sendLinks(store, { email: lost.email, address }), pause()]);
    const page = `${href("/:lng?/bookings")}?${DONE}=${LINKS_SENT}#${FIND_FORM_ID}`;
    return redirect(inLanguage(page, client.lang), { status: 303, headers: PRIVATE_HEADERS });
  }
  const token = await findLostBooking(store, lost, limits);
  if (token === null) return refuse("unknown");
  // As a document: its language may be another one.
  return redirectDocument(href("/bookings/:token", { token }), {
    status: 303,
    headers: [...Object.entries(SECRET_ADDRESS_HEADERS), ...rememberBooking(request, token)],
  });
}

function refuseForm(answer: FindAnswer, status: number, headers: Record<string, string> = {}) {
  return data(answer, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}

/** Has the links of an address sent to it. It does not say whether there are any. */
async function sendLinks(store: FindStore, { email, address }: { email: string; address: string }) {
  const requester = await requesterOf(store, address);
  await insertLinksMail(store.sql, { email, requester });
  store.wakeNodes();
}

/**
 * Finds a booking's token by its number or reference, and its e-mail address; null if one of them is wrong. Counts
 * the failures.
 */
async function findLostBooking(
  source: LinkSource,
  { name, email }: LostLink,
  limits: LostLinkLimits,
): Promise<string | null> {
  const found =
    name === null || email === null
      ? null
      : await retryOnce(() => findTokenOf(source, { ...name, email }));
  if (!found) noticeFailure(limits, { name, email });
  return found;
}

async function findTokenOf(source: LinkSource, by: BookingName & { email: string }) {
  const number = await findNumber(source.sql, by);
  return number === null ? null : currentToken(source, number);
}

const LOST_LINK_FIELDS = ["number", "email"] as const;

/**
 * What a customer has typed: number or reference, and the e-mail address. Null stands for a value that no booking
 * can have.
 */
export type LostLink = { name: BookingName | null; isWithoutName: boolean; email: string | null };

const NOTHING: LostLink = { name: null, isWithoutName: false, email: null };

/** The schema of the lost link form. It never fails: the response must not say which value was wrong. */
export const lostLinkSchema = z
  .object({
    number: z.string().trim().catch(""),
    email: z.string().trim().max(FIELD_LIMITS.email).transform(readEmail).catch(null),
  })
  .transform(({ number, email }): LostLink => {
    return { name: readBookingName(number), isWithoutName: number === "", email };
  });

/** Reads a booking number, such as `#12`, `№ 12` and `1 234`, or a reference. */
export function readBookingName(typed: string): BookingName | null {
  const digits = typed.replaceAll(/[\s#№]/g, "");
  const id = /^\d{1,18}$/.test(digits) ? readId(digits) : null;
  if (id !== null) return { id };
  const reference = readReference(typed);
  return reference === null ? null : { reference };
}
