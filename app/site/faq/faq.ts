import type { Facts } from "~/site/facts/facts";
import type { MetaTexts } from "~/site/seo/meta-texts";

/** The questions in their order. Each id is an anchor: `/faq#deposit`. */
export const QUESTION_IDS = [
  "prices",
  "delivery",
  "insurance",
  "driver",
  "cancellation",
  "payment",
  "deposit",
  "fuel",
  "extras",
  "mileage",
  "drones",
  "roadside",
] as const;

export type QuestionId = (typeof QUESTION_IDS)[number];

export type Question = {
  id: QuestionId;
  question: string;
  /** Paragraphs of plain text. */
  answer: readonly string[];
  /** A page with more about the question. */
  link?: { to: string; text: string };
};

export type Faq = {
  meta: MetaTexts;
  title: string;
  lead: string;
  questions: readonly Question[];
};

/** The questions in one language, with all numbers and names from the facts. */
export type WriteFaq = (facts: Facts) => Faq;
