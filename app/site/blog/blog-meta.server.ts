import { href, type MetaDescriptor } from "react-router";
import type { Article, Thing } from "schema-dts";
import { pageMeta } from "~/catalog/company/page-meta.server";
import type { PublicSite } from "~/catalog/company/public-site";
import { companyId } from "~/site/seo/structured-data.server";
import { describeBreadcrumbs } from "~/site/seo/breadcrumbs.server";
import { i18nFor, pageTexts } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { DESTINATIONS } from "./destinations";
import type { RegionId } from "~/web/pages/address-values";

/** Returns the path of the blog, or of a regional guide. */
export function blogPath(region: RegionId | null): string {
  return region ? `${href("/:lng?/blog")}?guide=${region}` : href("/:lng?/blog");
}

export function blogMeta(
  site: PublicSite,
  lang: Language,
  region: RegionId | null,
): MetaDescriptor[] {
  return pageMeta(site, {
    lang,
    path: blogPath(region),
    type: region ? "article" : "website",
    ...pageTexts(lang).blog.meta[region ?? "overview"],
  });
}

export function describeBlog(site: PublicSite, lang: Language, region: RegionId | null): Thing[] {
  const { t } = i18nFor(lang);
  const trail = [
    { path: href("/"), name: t("site.home") },
    { path: href("/:lng?/blog"), name: t("site.nav.blog") },
  ];
  if (!region) return [describeBreadcrumbs(site, lang, trail)];
  const { title, description, keywords } = pageTexts(lang).blog.meta[region];
  const article: Article = {
    "@type": "Article",
    headline: title,
    description,
    keywords: keywords.join(", "),
    inLanguage: lang,
    image: site.publicAddress(`/pictures/posters/${DESTINATIONS[region].images[0]}.svg`),
    mainEntityOfPage: site.canonicalAddress(blogPath(region), lang),
    author: { "@id": companyId(site) },
    publisher: { "@id": companyId(site) },
  };
  return [
    article,
    describeBreadcrumbs(site, lang, [...trail, { path: blogPath(region), name: title }]),
  ];
}
