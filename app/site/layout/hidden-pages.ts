import { aboutIn, servicesIn, type Content } from "~/catalog/company/content/content";
import { officeIn } from "~/catalog/company/content/office";
import { useSiteData } from "~/catalog/company/use-company";
import type { Language } from "~/web/i18n/languages";
import type { PageName } from "~/ui/nav-targets";

/** Returns sections without a text in a language, which no page in it may link to. */
export function hiddenPages(content: Content, lang: Language): PageName[] {
  const hidden: PageName[] = [];
  if (!servicesIn(content, lang)) hidden.push("services");
  const { people } = officeIn(content.texts.office, lang);
  if (!aboutIn(content.texts.about, lang) && people.length === 0) hidden.push("about");
  return hidden;
}

/** Returns the pages of a menu that the site has. */
export function useShownPages<Page extends PageName>(pages: readonly Page[]): Page[] {
  const hidden = useSiteData()?.hiddenPages ?? [];
  return pages.filter((page) => !hidden.includes(page));
}
