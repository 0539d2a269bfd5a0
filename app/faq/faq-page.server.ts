import type { Facts } from "~/facts/facts";
import type { Language } from "~/i18n/languages";
import { faq as en } from "./content/en.server";
import { faq as ka } from "./content/ka.server";
import type { Faq, WriteFaq } from "./faq";

const WRITERS: Readonly<Record<Language, WriteFaq>> = { en, ka };

export function faqPage(lang: Language, facts: Facts): Faq {
  return WRITERS[lang](facts);
}
