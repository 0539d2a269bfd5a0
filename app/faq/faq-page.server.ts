import type { Facts } from "~/facts/facts";
import type { Language } from "~/i18n/languages";
import { faq as en } from "./content/en.server";
import { faq as ka } from "./content/ka.server";
import type { Faq, WriteFaq } from "./faq";

const WRITERS: Readonly<Record<Language, WriteFaq>> = { en, ka };

/** Without paragraphs that the company has left empty. */
export function faqPage(lang: Language, facts: Facts): Faq {
  const { questions, ...page } = WRITERS[lang](facts);
  const filled = questions.map(({ answer, ...question }) => ({
    ...question,
    answer: answer.map((paragraph) => paragraph.trim()).filter(Boolean),
  }));
  return { ...page, questions: filled };
}
