import { fieldOf, partsOf, type FieldTexts, type Section } from "~/company/content/parts";
import { LANGUAGES, type Language } from "~/i18n/languages";

/** A text that is only in the other language. */
export type MissingText = { part: string; lang: Language };

/** The texts of a row that visitors read in another language than theirs. */
export function missingTexts(section: Section, texts: FieldTexts, lang: Language): MissingText[] {
  const isFilled = (part: string, one: Language) => Boolean(texts[fieldOf(part, one)]);
  return partsOf(section)
    .filter((part) => !isFilled(part, lang) && LANGUAGES.some((one) => isFilled(part, one)))
    .map((part) => ({ part, lang }));
}
