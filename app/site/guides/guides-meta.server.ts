import { href, type MetaDescriptor } from "react-router";
import type { Article, Thing } from "schema-dts";
import { pageMeta } from "~/catalog/company/page-meta.server";
import type { PublicSite } from "~/catalog/company/public-site";
import { companyId } from "~/site/seo/structured-data.server";
import { describeBreadcrumbs } from "~/site/seo/breadcrumbs.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { GuideText } from "~/texts/page-texts";
import type { GuideArticle } from "./guide";
import { GUIDE_IDS } from "~/web/pages/address-values";

type FoundGuide = { guide: GuideArticle } & Pick<GuideText, "description" | "keywords">;

export function guidePath(id: string): string {
  return href("/:lng?/guides/:id", { id });
}

/** Returns the meta texts of the list. They name the guide to the airport only where cars are delivered. */
export function guidesMeta(
  site: PublicSite,
  lang: Language,
  titles: readonly string[],
): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  return pageMeta(site, {
    lang,
    path: href("/:lng?/guides"),
    title: t("guides.meta.title"),
    description: t(
      titles.length === GUIDE_IDS.length ? "guides.meta.description" : "guides.meta.withoutAirport",
    ),
    keywords: titles,
  });
}

export function guideMeta(
  site: PublicSite,
  lang: Language,
  { guide, description, keywords }: FoundGuide,
) {
  return pageMeta(site, {
    lang,
    path: guidePath(guide.id),
    title: guide.title,
    description,
    keywords,
    type: "article",
  });
}

export function describeGuides(site: PublicSite, lang: Language): Thing[] {
  return [describeBreadcrumbs(site, lang, guidesTrail(lang))];
}

export function describeGuide(
  site: PublicSite,
  lang: Language,
  { guide, description, keywords }: FoundGuide,
): Thing[] {
  const article: Article = {
    "@type": "Article",
    headline: guide.title,
    description,
    keywords: keywords.join(", "),
    inLanguage: lang,
    datePublished: guide.date,
    dateModified: guide.date,
    image: site.publicAddress(`/pictures/posters/${guide.poster}.svg`),
    mainEntityOfPage: site.canonicalAddress(guidePath(guide.id), lang),
    author: { "@id": companyId(site) },
    publisher: { "@id": companyId(site) },
  };
  const trail = [...guidesTrail(lang), { path: guidePath(guide.id), name: guide.title }];
  return [article, describeBreadcrumbs(site, lang, trail)];
}

function guidesTrail(lang: Language) {
  const { t } = i18nFor(lang);
  return [
    { path: href("/"), name: t("site.home") },
    { path: href("/:lng?/guides"), name: t("guides.title") },
  ];
}
