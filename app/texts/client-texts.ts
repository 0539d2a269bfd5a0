import { getI18n } from "react-i18next";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "~/web/i18n/languages";
import type { Texts } from "./i18n";
import type { publicTexts } from "./en/public";
import type { staffTexts } from "./en/staff";

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

/** A page loads only the texts of its language. */
const publicLoaders: Loaders<typeof publicTexts> = {
  en: () => import("./en/public").then((module) => module.publicTexts),
  ka: () => import("./ka/public").then((module) => module.publicTexts),
};

/** Two thirds of all texts. */
const staffLoaders: Loaders<typeof staffTexts> = {
  en: () => import("./en/staff").then((module) => module.staffTexts),
  ka: () => import("./ka/staff").then((module) => module.staffTexts),
};

/** The texts of a page; those of staff only if it is theirs. */
export async function loadTexts(lang: Language, isForStaff: boolean): Promise<Partial<Texts>> {
  const [visible, staff] = await Promise.all([
    publicLoaders[lang](),
    isForStaff ? staffLoaders[lang]() : {},
  ]);
  return { ...visible, ...staff };
}

/** Client middleware of the pages of staff, for a navigation from a page of visitors. */
export async function loadStaffTexts() {
  const i18n = getI18n();
  const lang = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
  if ("desk" in i18n.getResourceBundle(lang, "translation")) return;
  i18n.addResourceBundle(lang, "translation", await staffLoaders[lang](), true);
}
