import type { Presentation } from "~/catalog/company/presentation.server";
import { ownClaims } from "~/catalog/company/company-numbers";
import { ownTerms } from "~/catalog/terms/company-terms";
import { notPromised } from "~/catalog/company/promises";
import type { SiteData } from "~/catalog/company/use-company";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { localizedBy } from "~/web/i18n/localized";
import { hiddenPages } from "./hidden-pages";

/** Returns the data of the site for pages in a language. */
export function siteDataOf(presentation: Presentation, lang: Language): SiteData {
  const { company, isPublished, cities, content, money, languages } = presentation;
  const { atOnceHours, noticeHours } = presentation.answers;
  return {
    company,
    isPublished,
    claims: ownClaims(content.claims),
    notPromised: notPromised(content.promises[lang]),
    terms: ownTerms(content.terms),
    cities,
    money,
    offers: localizedBy((other) =>
      other !== lang && languages.includes(other) ? i18nFor(other).t("site.offer.text") : null,
    ),
    hiddenPages: hiddenPages(content, lang),
    ...(atOnceHours !== null && { atOnceHours }),
    ...(noticeHours > 0 && { noticeHours }),
  };
}
