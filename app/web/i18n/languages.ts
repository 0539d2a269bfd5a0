export const LANGUAGES = ["en", "ka"] as const;
export type Language = (typeof LANGUAGES)[number];

export const FALLBACK_LANGUAGE: Language = "en";

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  ka: "ქართული",
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
