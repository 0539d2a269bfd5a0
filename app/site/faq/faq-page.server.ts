import type { Facts } from "~/site/facts/facts";
import { factsIn } from "~/site/facts/text-facts.server";
import { pageTexts } from "~/texts/i18n.server";
import type { Faq } from "~/texts/page-texts";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { mapKeys } from "~/web/records";

const pages: Readonly<Record<Language, WeakMap<Facts, Faq>>> = mapKeys(
  LANGUAGES,
  () => new WeakMap(),
);

/** Returns the page of these facts, which is written once. */
export function faqPage(lang: Language, facts: Facts): Faq {
  const page = pages[lang].get(facts) ?? writeFaq(lang, facts);
  pages[lang].set(facts, page);
  return page;
}

/**
 * Writes the page without paragraphs that the company has left empty, and without questions that have no
 * answer then.
 */
function writeFaq(lang: Language, facts: Facts): Faq {
  const { questions, ...page } = pageTexts(lang).faq(factsIn(lang, facts));
  const filled = questions.map(({ answer, ...question }) => ({
    ...question,
    answer: answer.map((paragraph) => paragraph.trim()).filter(Boolean),
  }));
  return { ...page, questions: filled.filter(({ answer }) => answer.length > 0) };
}
