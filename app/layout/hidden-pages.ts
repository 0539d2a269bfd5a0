import { useRouteLoaderData } from "react-router";
import { aboutIn, servicesIn, type Content } from "~/company/content/content";
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
  const root = useRouteLoaderData<{ hiddenPages: PageName[] }>("root");
  return pages.filter((page) => !root?.hiddenPages.includes(page));
}
