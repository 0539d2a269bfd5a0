import { href } from "react-router";
import type { BreadcrumbList } from "schema-dts";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { Addresses } from "~/web/i18n/addresses.server";

/** Describes the breadcrumbs of a page directly below the home page. */
export function describePageBreadcrumbs(
  site: Addresses,
  lang: Language,
  page: { path: string; name: string },
) {
  return describeBreadcrumbs(site, lang, [
    { path: href("/"), name: i18nFor(lang).t("site.home") },
    page,
  ]);
}

export function describeBreadcrumbs(
  { canonicalAddress }: Addresses,
  lang: Language,
  trail: readonly { path: string; name: string }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: canonicalAddress(path, lang),
    })),
  };
}
