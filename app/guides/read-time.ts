import type { Language } from "~/i18n/languages";

/** Words that a traveller reads in a minute; Georgian ones are longer, as they carry their cases. */
const WORDS_A_MINUTE: Readonly<Record<Language, number>> = { en: 220, ka: 170 };

/** The minutes that a text in Markdown takes to read, at least one. */
export function readTime(markdown: string, lang: Language): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[lang]));
}
