import type { i18n } from "i18next";
import { createI18n } from "./i18n";
import type { Language } from "~/web/i18n/languages";
import { en } from "./en";
import { ka } from "./ka";

/** Created at start: one for each request would cost a quarter of the render. */
const instances: Readonly<Record<Language, i18n>> = {
  en: createI18n("en", en),
  ka: createI18n("ka", ka),
};

export function i18nFor(lang: Language): i18n {
  return instances[lang];
}
