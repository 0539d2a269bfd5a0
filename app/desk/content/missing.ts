import {
  fieldTextsOf,
  localizedAt,
  textNamesOf,
  type RowValue,
  type Section,
} from "~/catalog/company/content/parts";
import { LANGUAGES, type Language } from "~/web/i18n/languages";

/** A text that is only in other languages: that of a review is shown, that of a section is not. */
export type MissingText = { name: string; lang: Language };

/** Returns the texts of a row that a language lacks and another one has. */
export function missingTexts(section: Section, value: RowValue, lang: Language): MissingText[] {
  const isFilled = (name: string, one: Language) => Boolean(localizedAt(value, name)[one]);
  return textNamesOf(section)
    .filter((name) => !isFilled(name, lang) && LANGUAGES.some((one) => isFilled(name, one)))
    .map((name) => ({ name, lang }));
}

/**
 * Returns why visitors don't see a saved row; null if they do. A review of the example needs no consent.
 */
export function hiddenBy(section: Section, value: RowValue, isExample: boolean) {
  if (section !== "review") {
    const fields = Object.values(fieldTextsOf(section, value));
    return fields.every((text) => text === "") ? ("empty" as const) : null;
  }
  if (value.shown === "on") return null;
  return value.consent || isExample ? ("notTicked" as const) : ("noConsent" as const);
}
