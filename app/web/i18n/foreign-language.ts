import type { i18n as I18n } from "i18next";
import type { Language } from "./languages";

/** Returns the `lang` attribute of a text; undefined if it is in the page's language. */
export function foreignLanguage(i18n: I18n, language: Language | null): Language | undefined {
  return language === null || language === i18n.language ? undefined : language;
}
