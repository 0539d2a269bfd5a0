import { aboutIn, servicesIn, type Content } from "~/company/content/content";
import { useSiteData } from "~/company/use-site-data";
import { FALLBACK_LANGUAGE } from "~/i18n/languages";
import type { PageName } from "~/ui/nav-targets";

/** Sections without a text, to which nothing may link. */
export function hiddenPages({ texts }: Content): PageName[] {
  const hidden: PageName[] = [];
  if (!servicesIn(texts.services, FALLBACK_LANGUAGE)) hidden.push("services");
  if (!aboutIn(texts.about, FALLBACK_LANGUAGE)) hidden.push("about");
  return hidden;
}

/** The pages of a menu that the site has. */
export function useShownPages<Page extends PageName>(pages: readonly Page[]): Page[] {
  const site = useSiteData();
  return pages.filter((page) => !site?.hiddenPages.includes(page));
}
