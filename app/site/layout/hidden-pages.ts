import { useLanguage } from "~/web/i18n/use-translation";
import { aboutIn, servicesIn, type Content } from "~/catalog/company/content/content";
import { useSiteData } from "~/catalog/company/use-company";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { mapKeys } from "~/web/records";
import type { PageName } from "~/ui/nav-targets";

/** Returns sections without a text in a language, which no page in it may link to. */
export function hiddenPages(content: Content): Record<Language, PageName[]> {
  return mapKeys(LANGUAGES, (lang) => {
    const hidden: PageName[] = [];
    if (!servicesIn(content, lang)) hidden.push("services");
    if (!aboutIn(content.texts.about, lang)) hidden.push("about");
    return hidden;
  });
}

/** Returns the pages of a menu that the site has. */
export function useShownPages<Page extends PageName>(pages: readonly Page[]): Page[] {
  const language = useLanguage();
  const hidden = useSiteData()?.hiddenPages[language] ?? [];
  return pages.filter((page) => !hidden.includes(page));
}
