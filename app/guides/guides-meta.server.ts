import { href, type MetaDescriptor } from "react-router";
import type { Article, Thing } from "schema-dts";
import { pageMeta } from "~/seo/page-meta.server";
import { canonicalAddress, publicAddress } from "~/i18n/public-address.server";
import { COMPANY_ID, describeWay } from "~/seo/structured-data.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { GuideArticle, GuideText } from "./guide";

type Found = { guide: GuideArticle } & Pick<GuideText, "description" | "keywords">;

export function guidePath(id: string): string {
  return href("/guides/:id", { id });
}

export function guidesMeta(lang: Language, keywords: readonly string[]): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  return pageMeta({
    lang,
    path: href("/guides"),
    title: t("guides.meta.title"),
    description: t("guides.meta.description"),
    keywords,
  });
}

export function guideMeta(lang: Language, { guide, description, keywords }: Found) {
  return pageMeta({
    lang,
    path: guidePath(guide.id),
    title: guide.title,
    description,
    keywords,
    type: "article",
  });
}

export function describeGuides(lang: Language): Thing[] {
  return [describeWay(lang, wayToGuides(lang))];
}

/** A guide as an article of the company, and the way to it. */
export function describeGuide(lang: Language, { guide, description, keywords }: Found): Thing[] {
  const article: Article = {
    "@type": "Article",
    headline: guide.title,
    description,
    keywords: keywords.join(", "),
    inLanguage: lang,
    datePublished: guide.date,
    dateModified: guide.date,
    image: publicAddress(`/pictures/posters/${guide.poster}.svg`),
    mainEntityOfPage: canonicalAddress(guidePath(guide.id), lang),
    author: { "@id": COMPANY_ID },
    publisher: { "@id": COMPANY_ID },
  };
  const way = [...wayToGuides(lang), { path: guidePath(guide.id), name: guide.title }];
  return [article, describeWay(lang, way)];
}

function wayToGuides(lang: Language) {
  const { t } = i18nFor(lang);
  return [
    { path: href("/"), name: t("site.home") },
    { path: href("/guides"), name: t("guides.title") },
  ];
}
