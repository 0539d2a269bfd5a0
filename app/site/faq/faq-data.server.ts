import { href } from "react-router";
import type { PublicSite } from "~/catalog/company/public-site";
import type { Facts } from "~/site/facts/facts";
import type { Language } from "~/web/i18n/languages";
import { pageMeta } from "~/catalog/company/page-meta.server";
import type { Faq } from "~/texts/page-texts";
import { faqPage } from "./faq-page.server";
import type { Addresses } from "~/web/i18n/addresses.server";
import type { FAQPage, Thing } from "schema-dts";
import { describePageBreadcrumbs } from "~/site/seo/breadcrumbs.server";

type FaqData = ReturnType<typeof createFaqData>;

const results = new WeakMap<Faq, FaqData>();

/** Returns the data of the page. The objects stay identical until the facts change. */
export function faqData(site: PublicSite, lang: Language, facts: Facts): FaqData {
  const faq = faqPage(lang, facts);
  const data = results.get(faq) ?? createFaqData(site, lang, { faq, facts });
  results.set(faq, data);
  return data;
}

function createFaqData(site: PublicSite, lang: Language, page: { faq: Faq; facts: Facts }) {
  const { meta, ...faq } = page.faq;
  return {
    loaderData: {
      page: { faq, whatsapp: page.facts.company.whatsapp },
      meta: pageMeta(site, { lang, path: href("/:lng?/faq"), ...meta }),
    },
    things: describeFaq(site, faq, lang),
  };
}

function describeFaq(
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
  return [page, describePageBreadcrumbs(site, lang, { path: href("/:lng?/faq"), name: faq.title })];
}
