import type { Facts } from "~/site/facts/facts";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { mapKeys } from "~/web/records";
import { faq as en } from "./content/en.server";
import { faq as ka } from "./content/ka.server";
import type { Faq, WriteFaq } from "./faq";

const WRITERS: Readonly<Record<Language, WriteFaq>> = { en, ka };

const pages: Readonly<Record<Language, WeakMap<Facts, Faq>>> = mapKeys(
  LANGUAGES,
  () => new WeakMap(),
);

/** The page of these facts, written once. */
export function faqPage(lang: Language, facts: Facts): Faq {
  const page = pages[lang].get(facts) ?? writeFaq(lang, facts);
  pages[lang].set(facts, page);
  return page;
}

/** Without paragraphs that the company has left empty, and questions that are left without an answer. */
function writeFaq(lang: Language, facts: Facts): Faq {
  const { questions, ...page } = WRITERS[lang](facts);
  const filled = questions.map(({ answer, ...question }) => ({
    ...question,
    answer: answer.map((paragraph) => paragraph.trim()).filter(Boolean),
  }));
  return { ...page, questions: filled.filter(({ answer }) => answer.length > 0) };
}
