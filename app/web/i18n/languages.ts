export const LANGUAGES = ["en", "ka"] as const;
export type Language = (typeof LANGUAGES)[number];

export const FALLBACK_LANGUAGE: Language = "en";

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  ka: "ქართული",
};

/** The files of `ui/theme/fonts` with the letters of a language, the one that most of its text needs first. */
export type LanguageFont = "georgian" | "latin";

/** What pages in each language need to know of it. */
export const LANGUAGE_TRAITS: Readonly<
  Record<
    Language,
    {
      /** BCP 47, for `Intl` and link previews. */
      locale: string;
      fonts: readonly LanguageFont[];
      /** Words are so long that texts are condensed on phones, and hyphenated. */
      hasLongWords: boolean;
    }
  >
> = {
  en: { locale: "en-US", fonts: ["latin"], hasLongWords: false },
  ka: { locale: "ka-GE", fonts: ["georgian", "latin"], hasLongWords: true },
};

/**
 * The key of the saved choice in the browser's local storage. The server has its copy in the cookie
 * `LANGUAGE_COOKIE`.
 */
export const LANGUAGE_STORAGE_KEY = "i18nextLng";
export const LANGUAGE_COOKIE = "lng";
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((lang) => lang === value);
}
