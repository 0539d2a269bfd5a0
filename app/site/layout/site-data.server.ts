import type { Presentation } from "~/catalog/company/presentation.server";
import type { SiteData } from "~/catalog/company/use-company";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { hiddenPages } from "./hidden-pages";

/** Returns the data of the site for pages in a language. */
export function siteDataOf(presentation: Presentation, lang: Language): SiteData {
  const { company, isPublished, cities, content, money, languages } = presentation;
  return {
    company,
    isPublished,
    claims: content.claims,
    promises: content.promises[lang],
    cities,
    money,
    offers: languages.filter((other) => other !== lang).map(offerOf),
    hiddenPages: hiddenPages(content, lang),
  };
}

function offerOf(lang: Language): SiteData["offers"][number] {
  const { t } = i18nFor(lang);
  return { lang, text: t("site.offer.text") };
}
