/** The files of `app/ui/theme/fonts`. */
export type LanguageFont = "georgian" | "latin";

type LanguageDetails = {
  /** ISO 639-1. It is the first segment of the addresses of pages in this language, but for English. */
  code: string;
  /** The language's own name. */
  name: string;
  dir: "ltr" | "rtl";
  /** BCP 47, with the region for which the texts are written. */
  locale: string;
  /** The fonts that each page needs (`app/ui/theme/fonts.tsx`), the one of most of its letters first. */
  fonts: readonly LanguageFont[];
  /** Words are so long that texts are condensed on phones, and hyphenated. */
  hasLongWords: boolean;
};

/** The languages of the product: each has a line here, and a folder in `app/texts`. */
const DETAILS = [
  {
    code: "en",
    name: "English",
    dir: "ltr",
    locale: "en-US",
    fonts: ["latin"],
    hasLongWords: false,
  },
  {
    code: "ka",
    name: "ქართული",
    dir: "ltr",
    locale: "ka-GE",
    fonts: ["georgian", "latin"],
    hasLongWords: true,
  },
] as const satisfies readonly LanguageDetails[];

export type Language = (typeof DETAILS)[number]["code"];

/** The codes of all languages. A site offers these, or some of them: see `offeredLanguages`. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ DETAILS.map(({ code }) => code);

export const FALLBACK_LANGUAGE: Language = "en";

/** The query parameter that selects a language. */
export const LANGUAGE_PARAMETER = "lng";

/**
 * The key of the visitor's language in the browser's local storage. The server has a choice in the cookie
 * `LANGUAGE_COOKIE`.
 */
export const LANGUAGE_STORAGE_KEY = "i18nextLng";
export const LANGUAGE_COOKIE = "lng";
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((lang) => lang === value);
}

export function languageDetails(lang: Language): LanguageDetails {
  return DETAILS.find(({ code }) => code === lang) ?? DETAILS[0];
}

/**
 * Returns the languages that a site offers, in the order of the list: those that the company has chosen, and
 * English always. `chosen` is null until it has.
 */
export function offeredLanguages(chosen: readonly string[] | null): Language[] {
  return LANGUAGES.filter(
    (lang) => lang === FALLBACK_LANGUAGE || chosen === null || chosen.includes(lang),
  );
}
