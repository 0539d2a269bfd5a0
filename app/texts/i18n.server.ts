import type { i18n } from "i18next";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "~/web/i18n/languages";
import { log } from "~/web/log.server";
import { mapKeys } from "~/web/records";
import { completed, faultsOf } from "./completeness";
import { createI18n, pluralRulesOf, type Texts } from "./i18n";
import type { PageTexts } from "./page-texts";
import type { Translation } from "./translation";

/** The texts of each folder, under the code of its language. */
const folders = import.meta.glob<Record<string, Translation<Texts>>>("./*/index.ts", {
  eager: true,
});

const pageFolders = import.meta.glob<PageTexts>("./*/pages/index.server.ts", {
  eager: true,
  import: "pages",
});

/** All languages, collected at start: an instance for each request would cost a quarter of the render. */
const instances: Readonly<Record<Language, i18n>> = mapKeys(LANGUAGES, (lang) => {
  const rules = pluralRulesOf(lang);
  const [texts, fallback] = [textsOf(lang), textsOf(FALLBACK_LANGUAGE)];
  const faults = faultsOf(texts, fallback, rules);
  if (faults.length === 0) return createI18n(lang, texts);
  log.error({ language: lang, faults }, "texts are incomplete");
  return createI18n(lang, completed(texts, fallback, rules));
});

export function i18nFor(lang: Language): i18n {
  return instances[lang];
}

/** Returns the texts of a language as they are in its folder. */
export function textsOf(lang: Language): Translation<Texts> {
  const texts = folders[`./${lang}/index.ts`]?.[lang];
  if (!texts) throw new Error(`app/texts/${lang}/index.ts exports no ${lang}`);
  return texts;
}

/** Returns the long texts of a language. */
export function pageTexts(lang: Language): PageTexts {
  const pages = pageFolders[`./${lang}/pages/index.server.ts`];
  if (!pages) throw new Error(`app/texts/${lang}/pages has no index.server.ts`);
  return pages;
}
