import type { i18n, TFunction } from "i18next";
import { createI18n } from "./i18n";
import type { Language } from "./languages";
import { en } from "./locales/en";
import { ka } from "./locales/ka";

/** One instance a language, made at start: one a request would cost a quarter of the render. */
const instances: Readonly<Record<Language, i18n>> = {
  en: quick(createI18n("en", en)),
  ka: quick(createI18n("ka", ka)),
};

/**
 * What a long page would spend most of its time on: react-i18next copies an instance's own
 * properties at each `useTranslation`, and i18next its own options for each text. What is inherited
 * is not copied. A text without options is the same each time.
 */
function quick(instance: i18n): i18n {
  instance.options = Object.create(instance.options);
  const t = rememberPlain(instance.getFixedT(instance.language));
  return Object.assign(Object.create(instance), { t, getFixedT: () => t }) as i18n;
}

/** More than all texts: keys made of what somebody sent must not fill the memory. */
const MOST_TEXTS = 10_000;

function rememberPlain(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const remember = (key: string) => {
    const text = t(key as never);
    if (texts.size < MOST_TEXTS) texts.set(key, text);
    return text;
  };
  return ((key: string, ...options: []) =>
    options.length > 0
      ? t(key as never, ...options)
      : (texts.get(key) ?? remember(key))) as TFunction;
}

export function i18nFor(lang: Language): i18n {
  return instances[lang];
}
