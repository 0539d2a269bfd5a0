import type { i18n, TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import { createI18n } from "./i18n";
import type { Language } from "./languages";
import { en } from "./locales/en";
import { ka } from "./locales/ka";

/** All plain texts, and what a page or two make of the others: days, amounts, counts. */
const MOST_TEXTS = 10_000;

/** One instance a language, made at start: one a request would cost a quarter of the render. */
const instances: Readonly<Record<Language, i18n>> = {
  en: quick(createI18n("en", en)),
  ka: quick(createI18n("ka", ka)),
};

/**
 * What a long page would spend most of its time on: react-i18next copies an instance's own
 * properties at each `useTranslation`, and i18next its own options for each text. What is inherited
 * is not copied, and what was made before is not made again.
 */
function quick(instance: i18n): i18n {
  instance.options = Object.create(instance.options);
  const t = remember(instance.getFixedT(instance.language));
  return Object.assign(Object.create(instance), { t, getFixedT: () => t }) as i18n;
}

/** The same key and options give the same text. */
function remember(t: TFunction): TFunction {
  const texts = new LRUCache<string, string>({ max: MOST_TEXTS });
  return ((key: string, options?: object) => {
    const name = options ? key + JSON.stringify(options) : key;
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = String(t(key as never, options as never));
    texts.set(name, text);
    return text;
  }) as TFunction;
}

export function i18nFor(lang: Language): i18n {
  return instances[lang];
}
