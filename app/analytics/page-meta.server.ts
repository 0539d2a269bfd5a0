import type { PublicSite } from "~/company/public-site";
import { href, type MetaDescriptor } from "react-router";
import { pageMeta } from "~/seo/page-meta.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";

/** Of the connection test, which is for those who run the site: no search engine lists it. */
export function connectionTestMeta(site: PublicSite, lang: Language): MetaDescriptor[] {
  const { t } = i18nFor(lang);
  return pageMeta(site, {
    lang,
    path: href("/ga-test"),
    title: t("analytics.test.title"),
    description: t("analytics.test.meta.description"),
    keywords: t("analytics.test.meta.keywords"),
    noindex: true,
  });
}
