import { expect } from "vitest";
import type { Language } from "~/web/i18n/languages";
import type { MetaTexts } from "~/texts/page-texts";

/** Names that stay in Latin letters on Georgian pages. */
const NAMES =
  /WhatsApp|Telegram|IP|Google Analytics|Google|Mgzavri|Tourists Ltd|Lada Niva|Honda Insight Hybrid 2012|4x4|gcaa\.ge/g;

/** Returns all texts in a page's content. */
export function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    ["id", "to", "cookie"].includes(key) ? [] : textsIn(value),
  );
}

/** Expects only the language's own letters and quotes, and single spaces. */
export function expectWellWritten(lang: Language, content: unknown) {
  for (const text of textsIn(content)) {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/ {2}|undefined|NaN|\[object|["']/);
    if (lang === "ka") expect(text.replaceAll(NAMES, "")).not.toMatch(/[A-Za-z”’]/);
    else expect(text.replaceAll(/თბილისი|ბათუმი|ქუთაისი/g, "")).not.toMatch(/[ა-ჰ„]/);
  }
}

/** Expects texts that search engines don't truncate. */
export function expectShort({ title, description, keywords }: MetaTexts) {
  expect(title.length).toBeLessThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description.length).toBeGreaterThan(80);
  expect(keywords.length).toBeGreaterThanOrEqual(3);
}
