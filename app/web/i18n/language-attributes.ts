import type { i18n as I18n } from "i18next";
import { isLanguage, languageDetails, type Language } from "./languages";

/** The attributes of a text that is not in the language of its page. */
export type LanguageAttributes = { lang?: Language; dir?: "ltr" | "rtl" };

/**
 * Returns the attributes of a text that the company wrote: its language where that is another than the page's, and its
 * direction where that differs too. `language` is null for a text of the page itself.
 */
export function languageAttributes(i18n: I18n, language: Language | null): LanguageAttributes {
  if (language === null || language === i18n.language) return {};
  const { dir } = languageDetails(language);
  const isTurned = isLanguage(i18n.language) && languageDetails(i18n.language).dir !== dir;
  return { lang: language, ...(isTurned && { dir }) };
}
