import { businessTime } from "~/web/calendar";
import type { PublicSite } from "~/catalog/company/public-site";
import { termsIn } from "~/catalog/terms/terms";
import type { Language } from "~/web/i18n/languages";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { answerTimeOf } from "~/booking/answer-text";
import { findPassedDeadline } from "~/booking/unanswered/reply-reminders.queries.server";
import { isReceiptRefused } from "~/booking/place/receipt.queries.server";
import { findBookingTerms } from "~/booking/booking-terms.queries.server";
import { findBookingByToken } from "~/booking/booking.queries.server";
import { isToken } from "~/booking/links/token";
import { findNotices } from "~/booking/notices/stored-notices.server";

type ConfirmationContext = {
  site: Pick<PublicSite, "company" | "content" | "money">;
  lang: Language;
  now: Date;
};

/**
 * Loads what the confirmation shows of the booking with a token, and nothing of the fleet; null if there is no
 * such booking.
 */
export async function loadConfirmation(
  store: Pick<BookingStore, "sql" | "channels">,
  token: string,
  { site, lang, now }: ConfirmationContext,
) {
  const { sql } = store;
  const booking = isToken(token) ? await findBookingByToken(sql, token) : null;
  if (!booking) return null;
  const [notices, { terms }, isRefused, passed] = await Promise.all([
    findNotices(sql, [booking], { audience: "visitor", hours: site.company.hours }),
    findBookingTerms(sql, booking, { site, lang, now: businessTime(now) }),
    isReceiptRefused(store, booking.id),
    findPassedDeadline(sql, booking.id),
  ]);
  return {
    booking,
    token,
    notices: notices.get(booking.id) ?? [],
    terms: termsIn(terms, lang),
    /** When a pending booking is answered. */
    reply: answerTimeOf(booking, site.company.hours, { now, passed }),
    /** Whether the customer gets no e-mail, as too many went to the address. */
    isReceiptRefused: isRefused,
  };
}

export type ConfirmationData = NonNullable<Awaited<ReturnType<typeof loadConfirmation>>>;
