import { languageDetails, LANGUAGES } from "~/web/i18n/languages";

/** Returns the selector of an element in the languages with long words. */
export function inLongWords(selector: string): string {
  return LANGUAGES.filter((lang) => languageDetails(lang).hasLongWords)
    .map((lang) => `${selector}:lang(${lang})`)
    .join(", ");
}
