import type { i18n } from "i18next";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "~/web/i18n/languages";
import { log } from "~/web/log.server";
import { mapKeys } from "~/web/records";
import { completed, faultsOf } from "./completeness";
import { createI18n, pluralRulesOf, type Texts } from "./i18n";
import type { PageTexts } from "./page-texts";
import type { Translation } from "./translation";

/** The texts of each folder, which its `index.ts` exports by the code of the language. */
const folders = import.meta.glob<Record<string, Translation<Texts>>>("./*/index.ts", {
  eager: true,
});

const pageFolders = import.meta.glob<PageTexts>("./*/pages/index.server.ts", {
  eager: true,
  import: "pages",
});

/** Returns the texts of a language as they stand in its folder. */
export function textsOf(lang: Language): Translation<Texts> {
  return must(folders[`./${lang}/index.ts`]?.[lang], `app/texts/${lang}/index.ts`);
}

function must<T>(texts: T | undefined, file: string): T {
  if (!texts) throw new Error(`${file} has no texts`);
  return texts;
}

/** Returns the long texts of a language as they stand in its folder. */
export function pagesOf(lang: Language): PageTexts {
  const file = `${lang}/pages/index.server.ts`;
  return must(pageFolders[`./${file}`], `app/texts/${file}`);
}

/** Created at start: one for each request would cost a quarter of the render. */
const instances: Readonly<Record<Language, i18n>> = mapKeys(LANGUAGES, (lang) =>
  createI18n(lang, collected(lang, textsOf)),
);

const pages: Readonly<Record<Language, PageTexts>> = mapKeys(LANGUAGES, (lang) =>
  collected(lang, pagesOf),
);

/**
 * Returns texts of a language. What it lacks is reported, and replaced by the fallback language, because a
 * reader would see its key.
 */
function collected<Collected extends object>(
  lang: Language,
  read: (lang: Language) => Collected,
): Collected {
  const [own, fallback, rules] = [read(lang), read(FALLBACK_LANGUAGE), pluralRulesOf(lang)];
  const faults = faultsOf(own, fallback, rules);
  if (faults.length === 0) return own;
  log.error({ language: lang, faults }, "texts are incomplete");
  return completed(own, fallback, rules);
}

export function i18nFor(lang: Language): i18n {
  return instances[lang];
}

/** Returns the long texts of a language. */
export function pageTexts(lang: Language): PageTexts {
  return pages[lang];
}
