import { aboutIn, servicesIn } from "~/catalog/company/content/content";
import type { PublicSite } from "~/catalog/company/public-site";
import { tierRanges, type RatePlan, type VehicleType } from "~/catalog/pricing/rates";
import type { Facts } from "~/site/facts/facts";
import { factsIn } from "~/site/facts/text-facts.server";
import { listGuides } from "~/site/guides/guides.server";
import { guidePath } from "~/site/guides/guides-meta.server";
import { termsCompany } from "~/catalog/terms/model-terms.queries.server";
import { termLabel, termText } from "~/catalog/terms/term-texts";
import { termsOf, termsWithout } from "~/catalog/terms/terms";
import { llms, type LlmsFacts } from "~/texts/en/pages/llms.server";
import { i18nFor } from "~/texts/i18n.server";
import { formatWith } from "~/web/i18n/format";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { prefixed } from "~/web/i18n/prefix";
import { textIn } from "~/web/i18n/localized";

/** Its texts are in the language that is always offered. */
const LANGUAGE = FALLBACK_LANGUAGE;

/** Writes the facts for language models (llmstxt.org). */
export function llmsTxt(site: PublicSite, facts: Facts): string {
  const { publicAddress, content, languages } = site;
  const { company, rates } = facts;
  const promised = { ...content, promises: facts.promises };
  const about = aboutIn(content.texts.about, LANGUAGE);
  return llms({
    ...factsIn(LANGUAGE, facts),
    promises: content.promises[LANGUAGE],
    siteName: company.siteName,
    email: company.email,
    addressOf: publicAddress,
    tiers: { sedan: tiersOf(facts, rates.sedan), suv: tiersOf(facts, rates.suv) },
    pricedSeasons: seasonsOf(facts),
    offers: offersOf(facts),
    guides: listGuides(facts, LANGUAGE).map(({ id, title, excerpt }) => ({
      path: guidePath(id),
      title,
      excerpt,
    })),
    otherLanguages: otherLanguages(languages),
    about: [about?.lead, about?.text].flatMap((text) => text ?? []),
    terms: termsLines(site),
    services: servicesIn(promised, LANGUAGE)?.services ?? [],
  });
}

/** Returns the terms of every rental, without what the file says elsewhere. */
function termsLines(site: PublicSite): LlmsFacts["terms"] {
  const { t } = i18nFor(LANGUAGE);
  const terms = termsOf(null, termsCompany(site, LANGUAGE));
  return termsWithout(terms, ["cancellation", "age", "licence"]).map((term) => ({
    label: termLabel(t, term),
    text: termText(t, site.money, term).replace(/\.$/, ""),
  }));
}

function otherLanguages(languages: PublicSite["languages"]): LlmsFacts["otherLanguages"] {
  const names = new Intl.DisplayNames([LANGUAGE], { type: "language" });
  return languages
    .filter((lang) => lang !== LANGUAGE)
    .map((lang) => ({ path: prefixed("/", lang), name: names.of(lang) ?? lang }));
}

function tiersOf({ money }: Facts, plan: RatePlan): LlmsFacts["tiers"]["sedan"] {
  const { money: format } = formatWith(i18nFor(LANGUAGE).t);
  return tierRanges(plan).map(({ minDays, maxDays, dailyRate }) => ({
    minDays,
    maxDays,
    rate: format(dailyRate, money.currency),
  }));
}

/** Returns the seasons with their rates. */
function seasonsOf(facts: Facts): LlmsFacts["pricedSeasons"] {
  const { day } = formatWith(i18nFor(LANGUAGE).t);
  return facts.seasons.map(({ name, from, to }) => {
    const tiers = (type: VehicleType) => {
      const { seasons, tiers: usual } = facts.typePlans[type];
      return tiersOf(facts, seasons.find((season) => season.from === from)?.tiers ?? usual);
    };
    return {
      name: textIn(name, LANGUAGE),
      from: day(from),
      to: day(to),
      tiers: { sedan: tiers("sedan"), suv: tiers("suv") },
    };
  });
}

/** Returns the extras with their prices. */
function offersOf({ extras, money }: Facts): LlmsFacts["offers"] {
  const { money: format } = formatWith(i18nFor(LANGUAGE).t);
  return extras.map(({ name, price, perDay }) => ({
    name: textIn(name, LANGUAGE),
    price: format(price, money.currency),
    perDay,
  }));
}
