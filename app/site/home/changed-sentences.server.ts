import { type FactsOf, contentFacts, loadFacts } from "~/site/facts/facts.server";
import { faqPage } from "~/site/faq/faq-page.server";
import { claimsOf } from "~/catalog/company/company-numbers";
import { companyTermsOf } from "~/catalog/terms/company-terms";
import { promisesOf } from "~/catalog/company/promises";
import type { Content } from "~/catalog/company/content/content";
import type { RowValue, Section } from "~/catalog/company/content/parts";
import type { Sql } from "~/web/db.server";
import { readFleet } from "~/catalog/fleet/fleet.queries.server";
import type { Language } from "~/web/i18n/languages";
import { termsOfService } from "~/site/legal/legal-texts.server";
import type { Facts } from "~/site/facts/facts";

/**
 * Returns the paragraphs of questions and terms that typed numbers, promises or an insurance text would
 * change.
 */
export async function changedSentences(
  sql: Sql,
  site: FactsOf,
  { section, value, lang }: { section: Section; value: RowValue; lang: Language },
): Promise<string[]> {
  const before = await loadFacts((language) => readFleet(sql, language), site);
  const after = {
    ...before,
    ...contentFacts(withTexts(site.content, section, value), before.isLongerCheaper),
  };
  const known = new Set(paragraphsOf(lang, before));
  return [...new Set(paragraphsOf(lang, after))].filter((paragraph) => !known.has(paragraph));
}

function withTexts(content: Content, section: Section, typed: RowValue): Content {
  const texts = { ...content.texts, [section]: typed };
  const claims = section === "claims" ? claimsOf(texts.claims) : content.claims;
  return {
    claims,
    promises: promisesOf(texts),
    terms: companyTermsOf(texts.terms, content.terms),
    texts,
  };
}

function paragraphsOf(lang: Language, facts: Facts): string[] {
  const answers = faqPage(lang, facts).questions.flatMap(({ answer }) => answer);
  const blocks = termsOfService(lang, facts).sections.flatMap((section) => section.blocks);
  const terms = blocks.flatMap((block) => {
    if (typeof block === "string") return [block];
    return "to" in block ? [] : block.map((point) => (typeof point === "string" ? point : ""));
  });
  return [...answers, ...terms];
}
