import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "./languages";

/** A text by language, as `jsonb` has it too. Languages without the text are missing; an empty text counts as missing. */
export type Localized = Readonly<Partial<Record<Language, string>>>;

/** A text and the language that it is in, which may be another one than asked for. */
export type LocalizedText = { text: string; lang: Language };

/**
 * Returns a text in a language; if it is missing, in English, else in the first language of the list that
 * has it. Null if none has. The SQL functions `text_in` and `text_language` decide the same.
 */
export function localizedIn(
  texts: Localized | null | undefined,
  lang: Language,
): LocalizedText | null {
  for (const one of [lang, FALLBACK_LANGUAGE, ...LANGUAGES]) {
    const text = texts?.[one];
    if (text) return { text, lang: one };
  }
  return null;
}

/** Returns the text of `localizedIn`; empty if no language has it. */
export function textIn(texts: Localized | null | undefined, lang: Language): string {
  return localizedIn(texts, lang)?.text ?? "";
}

/** Returns a text as pages of a language need it: in that language only, or in the one that `localizedIn` finds. */
export function localizedFor(texts: Localized | null | undefined, lang: Language): Localized {
  const found = localizedIn(texts, lang);
  return found ? { [found.lang]: found.text } : {};
}

/** Returns the text in each language of the list, without the empty ones. */
export function localizedBy(textOf: (lang: Language) => string | null | undefined): Localized {
  const entries = LANGUAGES.map((lang) => [lang, textOf(lang)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text));
}

/** The name of a form field of one language: `description.en`, which conform reads into `description`. */
export type LocalizedName<Name extends string = string> = `${Name}.${Language}`;

export function localizedName<Name extends string>(
  name: Name,
  lang: Language,
): LocalizedName<Name> {
  return `${name}.${lang}`;
}

/** Returns the names of the form fields of a text, in the order of the languages. */
export function localizedNames<Name extends string>(name: Name): LocalizedName<Name>[] {
  return LANGUAGES.map((lang) => localizedName(name, lang));
}

/** Returns what the form fields of a text show. */
export function localizedFields<Name extends string>(
  name: Name,
  texts: Localized | null | undefined,
): Record<LocalizedName<Name>, string> {
  const entries = LANGUAGES.map((lang) => [localizedName(name, lang), texts?.[lang] ?? ""]);
  return Object.fromEntries(entries) as Record<LocalizedName<Name>, string>;
}

/** Returns the text that the form fields of a name have. */
export function localizedOf(fields: Readonly<Record<string, string>>, name: string): Localized {
  return localizedBy((lang) => fields[localizedName(name, lang)]);
}
