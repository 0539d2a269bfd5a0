import type { Language } from "~/i18n/languages";

/** Georgian words are longer, because of their case endings. */
const WORDS_A_MINUTE: Readonly<Record<Language, number>> = { en: 220, ka: 170 };

/** The reading time of Markdown in minutes, at least one. */
export function readTime(markdown: string, lang: Language): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[lang]));
}
