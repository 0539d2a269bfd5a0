import {
  fieldOf,
  fieldsOf,
  textNamesOf,
  type FieldTexts,
  type Section,
} from "~/catalog/company/content/parts";
import { LANGUAGES, type Language } from "~/web/i18n/languages";

/** A text that is only in the other language: that of a review is shown, that of a section is not. */
export type MissingText = { name: string; lang: Language };

/** Returns the texts of a row that a language lacks and the other one has. */
export function missingTexts(section: Section, texts: FieldTexts, lang: Language): MissingText[] {
  const isFilled = (name: string, one: Language) => Boolean(texts[fieldOf(name, one)]);
  return textNamesOf(section)
    .filter((name) => !isFilled(name, lang) && LANGUAGES.some((one) => isFilled(name, one)))
    .map((name) => ({ name, lang }));
}

/**
 * Returns why visitors don't see a saved row; null if they do. A review of the example needs no consent.
 */
export function hiddenBy(section: Section, texts: FieldTexts, isExample: boolean) {
  if (section !== "review") {
    return fieldsOf(section).every((field) => !texts[field]) ? ("empty" as const) : null;
  }
  if (texts.shown === "on") return null;
  return texts.consent || isExample ? ("notTicked" as const) : ("noConsent" as const);
}
