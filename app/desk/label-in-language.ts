import { languageDetails, type Language } from "~/web/i18n/languages";

/** Returns the label of a text with the own name of one of its languages. */
export function labelInLanguage(label: string, lang: Language): string {
  return `${label}, ${languageDetails(lang).name}`;
}
