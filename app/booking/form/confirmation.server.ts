import { businessTime } from "~/web/calendar";
import type { PublicSite } from "~/catalog/company/public-site";
import { termsIn } from "~/catalog/terms/terms";
import type { Language } from "~/web/i18n/languages";
import type { Sql } from "~/web/db.server";
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
  sql: Sql,
  token: string,
  { site, lang, now }: ConfirmationContext,
) {
  const booking = isToken(token) ? await findBookingByToken(sql, token) : null;
  if (!booking) return null;
  const [notices, { terms }] = await Promise.all([
    findNotices(sql, [booking], { audience: "visitor", hours: site.company.hours }),
    findBookingTerms(sql, booking, { site, lang, now: businessTime(now) }),
  ]);
  return { booking, token, notices: notices.get(booking.id) ?? [], terms: termsIn(terms, lang) };
}

export type ConfirmationData = NonNullable<Awaited<ReturnType<typeof loadConfirmation>>>;
