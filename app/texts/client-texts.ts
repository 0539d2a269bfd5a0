import { getI18n } from "react-i18next";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "~/web/i18n/languages";
import type { Texts } from "./i18n";
import type { publicTexts } from "./en/public";
import type { staffTexts } from "./en/staff";
import type { Translation } from "./translation";

/** A page loads only the texts of its language. */
const publicLoaders = import.meta.glob<Translation<typeof publicTexts>>("./*/public.ts", {
  import: "publicTexts",
});

/** Two thirds of all texts. */
const staffLoaders = import.meta.glob<Translation<typeof staffTexts>>("./*/staff.ts", {
  import: "staffTexts",
});

const loadPublic = (lang: Language) => publicLoaders[`./${lang}/public.ts`]?.();
const loadStaff = (lang: Language) => staffLoaders[`./${lang}/staff.ts`]?.();

/** The texts of a page; those of staff only if it is theirs. */
export async function loadTexts(
  lang: Language,
  isForStaff: boolean,
): Promise<Partial<Translation<Texts>>> {
  const [visible, staff] = await Promise.all([loadPublic(lang), isForStaff ? loadStaff(lang) : {}]);
  return { ...visible, ...staff };
}

/** Client middleware of the pages of staff, for a navigation from a page of visitors. */
export async function loadStaffTexts() {
  const i18n = getI18n();
  const lang = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
  if ("desk" in i18n.getResourceBundle(lang, "translation")) return;
  i18n.addResourceBundle(lang, "translation", await loadStaff(lang), true);
}
