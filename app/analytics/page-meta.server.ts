import type { PublicSite } from "~/company/public-site";
import { href, type MetaDescriptor } from "react-router";
import { pageMeta } from "~/seo/page-meta.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";

/** The connection test is for the operators: not indexed. */
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
