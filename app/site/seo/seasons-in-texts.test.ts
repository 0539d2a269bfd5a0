import { expect, test } from "vitest";
import { testSite } from "~/catalog/company/testing/test-site";
import { SMALL_FACTS, TEST_FACTS } from "~/site/facts/testing/test-facts";
import { faqPage } from "~/site/faq/faq-page.server";
import { findGuide } from "~/site/guides/guides.server";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { pricesOf } from "~/catalog/pricing/seasons";
import { llmsTxt } from "./llms.server";

const SUMMER = {
  name: { en: "Summer", ka: "ზაფხული" },
  from: "2030-07-01",
  to: "2030-08-31",
  percent: 10,
  rates: null,
  minDays: 1,
};
const WITH_SUMMER = { ...TEST_FACTS, ...pricesOf(TEST_FACTS.rates, [SUMMER], TEST_FACTS.places) };

const texts = (facts: typeof TEST_FACTS, lang: Language) => ({
  faq: JSON.stringify(faqPage(lang, facts)),
  guide: JSON.stringify(findGuide("car-rental-prices-georgia-breakdown", facts, lang, String)),
});

const NAMED = { en: "Summer (1 July 2030 – 31 August 2030)", ka: "ზაფხული (1 ივლისი, 2030" };

test.each(LANGUAGES)("FAQ and price guide name a season in %s, and none without one", (lang) => {
  const summer = texts(WITH_SUMMER, lang);
  const none = texts(TEST_FACTS, lang);
  for (const page of ["faq", "guide"] as const) {
    expect(summer[page]).toContain(NAMED[lang]);
    expect(none[page]).not.toContain(SUMMER.name[lang]);
  }
  expect(none.guide).toMatch(/do not rise with the season|სეზონის მიხედვით არ ვზრდით/);
  expect(summer.guide).not.toMatch(/do not rise with the season|სეზონის მიხედვით არ ვზრდით/);
});

test.each([
  ["oneSedan", /^- Sedans cost /m, /SUVs (cost|\$)/],
  ["oneSuv", /^- SUVs cost /m, /Sedans (cost|\$)/],
  ["noCars", /^- Some cars have rates/m, /(Sedans|SUVs) (cost|\$)/],
] as const)("llms.txt lists the rates of the types that cars have: %s", (name, said, unsaid) => {
  const facts = { ...SMALL_FACTS[name], seasons: WITH_SUMMER.seasons };
  expect(llmsTxt(testSite, facts)).toMatch(said);
  expect(llmsTxt(testSite, facts)).not.toMatch(unsaid);
});

test("llms.txt lists the rates of a season", () => {
  expect(llmsTxt(testSite, WITH_SUMMER)).toContain(
    "- Summer, 1 July 2030 to 31 August 2030: Sedans $55 (1–10 days), $38.50 (11 or more days) a day; " +
      "SUVs $60.50 (1–10 days), $44 (11 or more days) a day.",
  );
});
