import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { languageDetails, type Language } from "~/web/i18n/languages";
import type { en } from "./en";
import type { Translation } from "./translation";

export type Texts = typeof en;

/**
 * An instance with one language, initialized synchronously. The plural rules are given because `Intl` need
 * not know the language's own code.
 */
export function createI18n(
  lang: Language,
  texts: Partial<Translation<Texts>>,
  rules: Intl.PluralRules = pluralRulesOf(lang),
): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: { translation: texts } },
    initAsync: false,
    // No key has a namespace. Said explicitly, it spares two searches in each of a page's hundreds of keys.
    nsSeparator: false,
    interpolation: { escapeValue: false },
    // Otherwise a reader would get the braces.
    missingInterpolationHandler: (text: string) => {
      console.error(`a text lacks a value: ${text}`);
      return "";
    },
    react: { useSuspense: false },
  });
  instance.services.pluralResolver.getRule = () => rules;
  return instance;
}

/** Returns the rules by which numbers have plural forms in a language. */
export function pluralRulesOf(lang: Language): Intl.PluralRules {
  return new Intl.PluralRules(languageDetails(lang).locale);
}
