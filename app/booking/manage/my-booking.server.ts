import { listAlternatives } from "~/booking/alternatives.server";
import { isToken } from "~/booking/links/token";
import { loadReturnPlans } from "~/booking/returns/return-plan.server";
import { findNotices } from "~/booking/notices/stored-notices.server";
import { promisePlate } from "~/booking/assignment/assignment.queries.server";
import { businessTime } from "~/web/calendar";
import type { PublicSite } from "~/catalog/company/public-site";
import { findBookingTerms } from "~/booking/booking-terms.queries.server";
import { termsIn, termsWithout } from "~/catalog/terms/terms";
import type { Language } from "~/web/i18n/languages";
import type { Sql } from "~/web/db.server";
import { isOpen } from "~/booking/status";
import { findAskOffer } from "~/booking/manage/ask/ask.server";
import { bookAgainPath } from "./book-again";
import { cancellation } from "~/booking/manage/change/cancellation";
import { findBookingDetails, type BookingDetails } from "./my-booking.queries.server";
import { listConversation } from "~/booking/messages/conversation.queries.server";
import { mailParagraphs } from "~/booking/messages/mail-text";
import { isProof } from "~/booking/messages/proof.server";
import type { Secret } from "~/staff/site-secret.server";
import { answerTimeOf } from "~/booking/answer-text";
import { findPassedDeadline } from "~/booking/unanswered/reply-reminders.queries.server";

/** Finds the booking of a URL's token; null if it is malformed or unknown. */
export async function findOwnBookingByToken(
  sql: Sql,
  token: string,
): Promise<BookingDetails | null> {
  return isToken(token) ? findBookingDetails(sql, { token }) : null;
}

type PageContext = {
  site: PublicSite;
  lang: Language;
  now: Date;
  /** The code in the page's address, and the secret that codes are made of. Without them nothing is to be proven. */
  proof?: { code: string | null; secret: Secret };
};

/** Loads the data of the customer's booking page; null for an unknown booking. */
export async function loadOwnBooking(
  sql: Sql,
  token: string,
  { site, lang, now, proof }: PageContext,
) {
  const booking = await findOwnBookingByToken(sql, token);
  if (!booking) return null;
  const { company, content } = site;
  const allowed = cancellation(booking, { now, ...content.claims });
  const [notices, conversation, returns, plate, alternatives, ask, terms, passed] =
    await Promise.all([
      findNotices(sql, [booking], { audience: "visitor", hours: company.hours }),
      listConversation(sql, booking.id),
      loadReturnPlans(sql, booking, { search: new URLSearchParams(), now }),
      promisePlate(sql, booking, now),
      listAlternatives(sql, booking, now),
      findAskOffer(sql, booking),
      findBookingTerms(sql, booking, { site, lang, now: businessTime(now) }),
      findPassedDeadline(sql, booking.id),
    ]);
  return {
    booking,
    plate,
    // Once it can no longer be cancelled, nothing speaks of cancelling.
    terms: termsIn(allowed.ok ? terms.terms : termsWithout(terms.terms, ["cancellation"]), lang),
    /** The number of the company's terms that the customer accepted; null if they are those of now. */
    termsVersion: terms.version,
    company,
    notices: notices.get(booking.id) ?? [],
    returns,
    /** What the customer may ask to change; null for a booking that is over. */
    ask,
    /** The address of the form with the same car, places and extras; null while the booking is open. */
    again: isOpen(booking.status) ? null : bookAgainPath(booking),
    /** The models that are offered instead of a cancelled booking. */
    alternatives,
    /** When a pending booking is answered. */
    reply: answerTimeOf(booking, company.hours, { now, passed }),
    cancellation:
      allowed.ok && !allowed.isRequest
        ? { ...allowed, until: businessTime(allowed.until) }
        : allowed,
    /** The messages of the customer and the mails to them, newest first, with their business time. */
    conversation: conversation.map((entry) =>
      entry.from === "customer"
        ? { ...entry, sent: businessTime(new Date(entry.at)) }
        : {
            ...entry,
            sent: businessTime(new Date(entry.at)),
            text: mailParagraphs(entry.text, { token, site: site.publicAddress("/") }),
          },
    ),
    /** Whether the page was opened from a mail to an address that is not proven yet. */
    canProve:
      proof !== undefined &&
      !booking.isProven &&
      (await isProof({ sql, secret: proof.secret }, booking, proof.code)),
  };
}

export type OwnBookingPage = NonNullable<Awaited<ReturnType<typeof loadOwnBooking>>>;
