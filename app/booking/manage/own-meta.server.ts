import { href, type MetaDescriptor } from "react-router";
import type { Company } from "~/company/company";
import type { PublicSite } from "~/company/public-site";
import { pageMeta } from "~/seo/page-meta.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";

/** The title of a page that only the holder of its link sees. */
export function ownTitle(company: Company, lang: Language, booking: { id: number }): string {
  const { t } = i18nFor(lang);
  return `${t("ownBooking.title", { id: booking.id })} · ${company.siteName}`;
}

/** Of the lost link's page, which no search engine needs to list. */
export function findMeta(site: PublicSite, lang: Language): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  return pageMeta(site, {
    lang,
    path: href("/bookings"),
    title: t("ownBooking.meta.find.title"),
    description: t("ownBooking.meta.find.description"),
    keywords: t("ownBooking.meta.find.keywords"),
    noindex: true,
  });
}
