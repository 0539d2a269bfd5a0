import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "~/web/i18n/languages";

/**
 * Returns the languages that the site offers, in the order of the list of languages. The fallback language is always one
 * of them. `codes` are those that the company has chosen; codes of unknown languages are ignored.
 */
export function offeredLanguages(codes: readonly string[]): Language[] {
  return LANGUAGES.filter((lang) => lang === FALLBACK_LANGUAGE || codes.includes(lang));
}
