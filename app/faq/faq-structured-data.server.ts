import type { Addresses } from "~/i18n/addresses.server";
import { href } from "react-router";
import type { FAQPage, Thing } from "schema-dts";
import { describePageBreadcrumbs } from "~/seo/breadcrumbs.server";
import type { Language } from "~/i18n/languages";
import type { Faq } from "./faq";

export function describeFaq(
  site: Addresses,
  faq: Pick<Faq, "title" | "questions">,
  lang: Language,
): Thing[] {
  const page: FAQPage = {
    "@type": "FAQPage",
    inLanguage: lang,
    mainEntity: faq.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
  return [page, describePageBreadcrumbs(site, lang, { path: href("/faq"), name: faq.title })];
}
