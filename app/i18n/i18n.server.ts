import type { i18n, TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import { createI18n } from "./i18n";
import type { Language } from "./languages";
import { en } from "./locales/en";
import { ka } from "./locales/ka";

/** All texts without parameters, and those with the days, amounts and counts of a few pages. */
const MAX_TEXTS = 10_000;

/** Characters of these texts and their names. A form may bring much longer parameters. */
const MAX_LENGTH = 4_000_000;

/** Created at start: one for each request would cost a quarter of the render. */
const instances: Readonly<Record<Language, i18n>> = {
  en: optimized(createI18n("en", en)),
  ka: optimized(createI18n("ka", ka)),
};

/**
 * Otherwise most of a long page's render is copying: react-i18next copies an instance's own properties
 * at each `useTranslation`, i18next its own options for each text. Inherited properties are not copied,
 * and texts are memoized.
 */
function optimized(instance: i18n): i18n {
  instance.options = Object.create(instance.options);
  const t = memoized(instance.getFixedT(instance.language));
  return Object.assign(Object.create(instance), { t, getFixedT: () => t }) as i18n;
}

function memoized(t: TFunction): TFunction {
  const texts = new LRUCache<string, string>({
    max: MAX_TEXTS,
    maxSize: MAX_LENGTH,
    sizeCalculation: (text, name) => text.length + name.length + 1,
  });
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
