import { href, type MetaDescriptor } from "react-router";
import type { Booking } from "~/booking/booking";
import type { Company } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";
import { pageMeta } from "~/catalog/company/page-meta.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";

export function bookingTitle(
  company: Company,
  lang: Language,
  booking: Pick<Booking, "reference">,
): string {
  const { t } = i18nFor(lang);
  return `${t("ownBooking.title", { reference: booking.reference })} · ${company.siteName}`;
}

/** Returns the meta tags of the lost link page, which search engines must not list. */
export function findBookingMeta(site: PublicSite, lang: Language): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  return pageMeta(site, {
    lang,
    path: href("/:lng?/bookings"),
    title: t("ownBooking.meta.find.title"),
    description: t("ownBooking.meta.find.description"),
    keywords: t("ownBooking.meta.find.keywords"),
    noindex: true,
  });
}
